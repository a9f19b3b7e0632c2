// An empty Dear ImGui window to measure Nullo's beside: bench_empty_window --show
//
// It has GLFW and OpenGL 3 as Nullo has them, sleeps until something happens, and draws one frame then. Each frame is
// reported on stderr as Nullo does with NULLO_TRACE=frames. tests/bench/window.py starts it.
#include <chrono>
#include <cstdio>
#include <cstring>

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

namespace {

constexpr int kWidth = 1280;
constexpr int kHeight = 800;

void draw() {
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplGlfw_NewFrame();
  ImGui::NewFrame();
  ImGui::Begin("Empty");
  ImGui::TextUnformatted("There is nothing here.");
  ImGui::End();
  ImGui::Render();
}

void present(GLFWwindow* window) {
  int width = 0;
  int height = 0;
  glfwGetFramebufferSize(window, &width, &height);
  glViewport(0, 0, width, height);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  glfwSwapBuffers(window);
  glFinish();
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  std::fprintf(stderr, "nullo frame %.3f\n", std::chrono::duration<double, std::milli>(now).count());
}

int run() {
  if (glfwInit() == GLFW_FALSE) return 1;
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
  glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
  GLFWwindow* window = glfwCreateWindow(kWidth, kHeight, "Nullo", nullptr, nullptr);
  if (window == nullptr) return 1;
  glfwMakeContextCurrent(window);
  glfwSwapInterval(1);
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui_ImplGlfw_InitForOpenGL(window, true);
  ImGui_ImplOpenGL3_Init("#version 130");
  draw();
  present(window);
  glfwShowWindow(window);
  while (glfwWindowShouldClose(window) == GLFW_FALSE) {
    glfwWaitEvents();
    draw();
    present(window);
  }
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplGlfw_Shutdown();
  ImGui::DestroyContext();
  glfwDestroyWindow(window);
  glfwTerminate();
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  if (count > 1 && std::strcmp(arguments[1], "--show") == 0) return run();
  std::puts("bench_empty_window --show opens an empty Dear ImGui window, which tests/bench/window.py measures");
  return 0;
}
