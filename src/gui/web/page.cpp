#include "gui/web/page.h"

#include <algorithm>
#include <utility>

#include "gui/exchange/picture.h"
#include "gui/kit/labels.h"
#include "gui/pauses.h"
#include "gui/update.h"
#include "gui/web/browser.h"
#include "store/restore.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr double kMilliseconds = 1000;

}  // namespace

Page::Page(std::filesystem::path database, const char* canvas, bool only_board)
    : database_{std::move(database)}, canvas_{canvas} {
  // What is pasted comes as text that is typed: a page may not look into the clipboard.
  clipboard_ = {[] { return ""; }, [](const char* text) { browser_copy(text, 0); }};
  compat::use_clipboard(clipboard_);
  gui_.record_to(&recorder_);
  if (only_board) board_.emplace();
  if (board_) board_->record_to(&recorder_);
  open();
}

void Page::open() {
  program_.emplace(database_, app::Clock{}, draw_picture, app::FilesGo::kToBrowser);
  program_->know(device_);
  drawn_ = false;
}

void Page::know(app::Device device) {
  device_ = std::move(device);
  program_->know(device_);
  drawn_ = false;
}

void Page::ask_hub() {
  if (const std::optional<app::ClubEar> ear = program_->club_ear(); ear != ear_) {
    ear_ = ear;
    browser_listen(ear ? ear->address.c_str() : "", ear ? ear->token.c_str() : "");
  }
  if (const std::optional<app::ClubRequest> request = program_->ask_club())
    browser_ask_hub(static_cast<double>(request->number), request->address.c_str(), request->path.c_str(),
                    request->token.c_str(), request->body.c_str());
}

void Page::enter(std::string code, std::string session) {
  handle(app::EnterByCode{std::move(code), std::move(session)});
  drawn_ = false;
}

void Page::speak(std::string_view code) {
  program_->handle(app::SetLanguage{std::string{code}});
  drawn_ = false;
}

void Page::hear_club(const app::ClubReply& reply) {
  if (program_->hear_club(reply)) drawn_ = false;
}

Gui::Screen Page::screen() {
  const double now = browser_now() / kMilliseconds;
  screen_.seconds = now - last_frame_;
  last_frame_ = now;
  return screen_;
}

void Page::resize(float width, float height, float density) {
  screen_.width = width;
  screen_.height = height;
  screen_.density = density;
  canvas_.forget();  // a canvas that takes another size is emptied
  drawn_ = false;
}

void Page::handle(const app::Intent& intent) {
  if (!program_->handle(intent)) {
    // There is no window to close. What was open is stored; the program begins again.
    browser_closed();
    open();
  }
  if (program_->view().board) {
    browser_open_board();
    program_->handle(app::CloseBoard{});
  }
  if (const std::optional<std::string> text = program_->take_copied()) browser_copy(text->c_str(), 1);
  (void)program_->take_folder();
}

void Page::update() {
  const auto follow_atlas = [this](const Fonts::News& news) { canvas_.follow(news); };
  if (board_) return board_->draw(program_->board(), program_->view().look, screen(), follow_atlas);
  gui::update(gui_, {[this]() -> const app::View& { return program_->view(); },
                     [this](const app::Intent& intent) { handle(intent); }, [this] { return screen(); }, follow_atlas,
                     [] { browser_toggle_full_screen(); }});
}

std::string Page::over() const {
  if (!gui_.has_overlay()) return {};
  const auto title = std::ranges::find_if(
      recorder_.texts, [](const Recorder::Text& each) { return each.live && can_be_read_aloud(each.text); });
  return title == recorder_.texts.end() ? std::string{} : title->text;
}

double Page::turn(bool happened) {
  const bool in_pause = drawn_ && !happened;
  const bool changed = program_->poll_after() > 0 && program_->poll();
  const bool read = in_pause && program_->read_ahead_after() > 0 && program_->read_ahead();
  if (!in_pause || read || changed || gui_.draw_after() > 0) {
    update();
    drawn_ = true;
    fresh_ = true;
    present();
    browser_stay_awake(program_->view().stay_awake ? 1 : 0);
  }
  ask_hub();
  return soonest({program_->read_ahead_after(), program_->poll_after(), gui_.draw_after(), program_->ask_club_after()});
}

void Page::present() {
  waits_ = browser_is_storing() != 0;
  if (waits_ || !fresh_) return;
  fresh_ = false;
  const app::Look& look = program_->view().look;
  canvas_.show(*ImGui::GetDrawData(), Gui::ground(look));
  browser_shown(look.dark ? 1 : 0);
  if (const std::optional<app::Felt> felt = program_->take_felt())
    browser_vibrate(*felt == app::Felt::kRefused ? 1 : 0);
}

void Page::begin_drawing_again() {
  canvas_.begin_again();
  drawn_ = false;
}

bool Page::go_back() {
  if (gui_.close_overlay()) {
    drawn_ = false;
    return true;
  }
  const app::View& view = program_->view();
  if (!view.can_go_back && !view.dialog) return false;
  handle(view.dialog ? app::Intent{app::Decline{}} : app::Intent{app::Back{}});
  drawn_ = false;
  return true;
}

bool Page::is_typing_here() const {
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  return gui_.is_typing() && context.ActiveId != 0 && context.HoveredIdPreviousFrame == context.ActiveId;
}

std::string Page::copy_to(const std::filesystem::path& file) {
  try {
    store::Store{database_, store::Store::Access::kRead}.copy_to(file);
    return {};
  } catch (const store::StoreError& error) {
    return error.what();
  }
}

std::string Page::restore(const std::filesystem::path& file) {
  close();
  std::string said;
  try {
    store::restore(database_, file);
    said = text::say("The data of the file are here now. What was here before is set aside.");
  } catch (const store::StoreError& error) {
    said = error.what();
  }
  open();
  return said;
}

}  // namespace nullo::gui
