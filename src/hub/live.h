// "On your phones": what is at the table, for every browser on the local network that has the code. docs/hub.md has the
// routes and what is sent.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "hub/server.h"
#include "text/language.h"

namespace nullo::hub {

class Live {
 public:
  // Begins to listen. `looks`: called from another thread when more or fewer look on, or in another language. Throws
  // ServerFailure.
  Live(Server::Options options, const std::function<void()>& looks);
  // The pages say that the table is closed.
  ~Live();
  Live(const Live&) = delete;
  Live& operator=(const Live&) = delete;

  // Where it is, for people to type: "http://192.168.1.7:8473", the likeliest first. None: there is no network.
  [[nodiscard]] std::vector<std::string> addresses() const;
  [[nodiscard]] const std::string& code() const;
  // How many look on now.
  [[nodiscard]] int lookers() const;
  // The languages that they have asked for, of those that there are: what is published is wanted in each of them.
  [[nodiscard]] std::vector<const text::Language*> languages() const;
  // `language`: its code. `state`: a JSON object on one line, app/phones/live_state.h. `page`: the same evening as a
  // page of HTML, for browsers without JavaScript.
  void publish(const std::string& language, std::string state, std::string page);

 private:
  class Table;
  std::unique_ptr<Table> table_;
};

// An address with the code, as it stands in the QR code: "http://192.168.1.7:8473/live#k3xq8mw2".
std::string link_of(std::string_view address, std::string_view code);

}  // namespace nullo::hub
