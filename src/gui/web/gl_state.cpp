// What WebGL's state is. Dear ImGui's renderer asks for it before each frame, to put it back afterwards, and in a
// browser each such question waits until all frames before are drawn: that took most of a tap's time. Nobody else
// draws here, so the renderer is told what it may put back at any time. The linker puts these functions in the others'
// place (--wrap).
#include <GLES3/gl3.h>

extern "C" {

void nullo_gl_get(GLenum what, GLint* values) __asm__("__wrap_glGetIntegerv");
GLboolean nullo_gl_is_enabled(GLenum what) __asm__("__wrap_glIsEnabled");

void nullo_gl_get(GLenum what, GLint* values) {
  switch (what) {
    case GL_ACTIVE_TEXTURE:
      *values = GL_TEXTURE0;
      return;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA:
      *values = GL_FUNC_ADD;
      return;
    case GL_VIEWPORT:
    case GL_SCISSOR_BOX:
      for (int i = 0; i < 4; ++i) values[i] = 0;  // canvas.cpp sets it for each frame
      return;
    default:
      *values = 0;  // nothing is bound
      return;
  }
}

GLboolean nullo_gl_is_enabled(GLenum /*what*/) { return GL_FALSE; }

}  // extern "C"
