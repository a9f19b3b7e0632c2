#include <gtest/gtest.h>

#include "hub/addresses.h"

namespace nullo::hub {
namespace {

TEST(Addresses, OnlyThoseThatALocalNetworkReachesAreLocal) {
  for (const char* local :
       {"127.0.0.1", "10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.1", "192.168.1.7", "169.254.3.4"})
    EXPECT_TRUE(is_local(local)) << local;
  for (const char* other :
       {"8.8.8.8", "172.15.0.1", "172.32.0.1", "192.167.1.1", "11.0.0.1", "::1", "fe80::1", "", "x"})
    EXPECT_FALSE(is_local(other)) << other;
}

TEST(Addresses, OfThisMachineAreLocalAndNotItsOwnLoop) {
  for (const std::string& address : addresses_here()) {
    EXPECT_TRUE(is_local(address)) << address;
    EXPECT_NE(address.substr(0, 4), "127.");
  }
}

TEST(Addresses, AHostIsHereByItsNumberOrItsName) {
  const std::vector<std::string> here{"192.168.1.7"};
  EXPECT_TRUE(is_host_here("192.168.1.7:8473", 8473, here));
  EXPECT_TRUE(is_host_here("192.168.1.7", 8473, here));
  EXPECT_TRUE(is_host_here("localhost:8473", 8473, here));
  EXPECT_FALSE(is_host_here("192.168.1.8:8473", 8473, here));
  EXPECT_FALSE(is_host_here("192.168.1.7:8474", 8473, here));
  EXPECT_FALSE(is_host_here("[::1]:8473", 8473, here));
  EXPECT_FALSE(is_host_here("nullo.example", 8473, here));
}

TEST(Addresses, ANameIsOneWithWhateverPortAndLetters) {
  const std::vector<std::string> names{"club.example.org", "hub"};
  for (const char* host : {"club.example.org", "Club.Example.ORG:443", "hub:1", "hub"})
    EXPECT_TRUE(is_named(host, names)) << host;
  for (const char* host : {"", ":443", "example.org", "club.example.org.", "hub.evil.example", "evil.example:hub"})
    EXPECT_FALSE(is_named(host, names)) << host;
  EXPECT_FALSE(is_named("hub", {}));
}

}  // namespace
}  // namespace nullo::hub
