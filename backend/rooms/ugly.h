// What no code of a room may spell, in English or in Urdu written with Latin letters: people read codes aloud.
#pragma once

#include <array>
#include <string_view>

namespace rozbazi::rooms {

/// Of the letters that codes are made of: there is no I, L or O among them.
inline constexpr auto kUgly = std::to_array<std::string_view>(
    {"ANUS",  "ARSE",  "ASS",  "BASTAR", "BEGHRT", "BHEN",   "BUTT",   "CHAKKA", "CHUD",   "CHUT", "CRAP",
     "CUM",   "CUNT",  "DAMN", "DUMB",   "FAG",    "FART",   "FCK",    "FKU",    "FUC",    "FUDD", "FUK",
     "GADHA", "GAND",  "GAY",  "HARAM",  "KAFR",   "KAMEEN", "KANJAR", "KANJR",  "KHUSRA", "KKK",  "KUTT",
     "KYS",   "MADAR", "MUTH", "NUDE",   "PAED",   "PEE",    "PERV",   "PHUD",   "PUSS",   "RAND", "RAPE",
     "SEX",   "SHAT",  "STFU", "SUAR",   "SUCK",   "TATT",   "TURD",   "TWAT",   "WANK",   "WTF",  "XXX"});

}  // namespace rozbazi::rooms
