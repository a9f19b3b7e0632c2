// A plugin for clang that makes clang-tidy look only at our own code. Without it, clang-tidy matches each of its
// patterns also against everything in <algorithm> and <gtest/gtest.h>, and then suppresses what it found there.
#include <memory>
#include <string>
#include <vector>

#include <clang/AST/ASTConsumer.h>
#include <clang/AST/ASTContext.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendPluginRegistry.h>

namespace {

class KeepToOurs : public clang::ASTConsumer {
 public:
  void HandleTranslationUnit(clang::ASTContext& context) override {
    const clang::SourceManager& sources = context.getSourceManager();
    std::vector<clang::Decl*> ours;
    // Nothing from the precompiled header: all of that belongs to the libraries.
    for (clang::Decl* const declared : context.getTranslationUnitDecl()->noload_decls()) {
      if (!sources.isInSystemHeader(sources.getExpansionLoc(declared->getLocation()))) ours.push_back(declared);
    }
    context.setTraversalScope(ours);
  }
};

class BeforeTheChecks : public clang::PluginASTAction {
 protected:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance& /*compiler*/,
                                                        llvm::StringRef /*file*/) override {
    return std::make_unique<KeepToOurs>();
  }
  bool ParseArgs(const clang::CompilerInstance& /*compiler*/, const std::vector<std::string>& /*arguments*/) override {
    return true;
  }
  ActionType getActionType() override { return AddBeforeMainAction; }
};

const clang::FrontendPluginRegistry::Add<BeforeTheChecks> kRegistered("ours", "looks at our own code only");

}  // namespace
