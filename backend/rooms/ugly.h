// What no code of a room may spell, in English or in Urdu written with Latin letters: people read codes aloud.
#pragma once

#include <array>
#include <string_view>

namespace rozbazi::rooms {

/// Of the letters that codes are made of: there is no I, L or O among them.
inline constexpr auto kUgly = std::to_array<std::string_view>(
    {"ANUS",   "ARSE",   "ASS",  "BASTAR", "BEGHRT", "BHADWA", "BHARWA", "BHEN",  "BUTT", "BYTCH",  "CHAKKA", "CHUD",
     "CHUT",   "CRAP",   "CUM",  "CUNT",   "DAMN",   "DUMB",   "FAG",    "FART",  "FCK",  "FKU",    "FUC",    "FUDD",
     "FUK",    "GADHA",  "GAND", "GASHT",  "GAY",    "HARAM",  "HEJRA",  "JHANT", "KAFR", "KAMEEN", "KANJAR", "KANJR",
     "KHUSRA", "KKK",    "KUTA", "KUTE",   "KUTT",   "KUTY",   "KYS",    "MADAR", "MUTH", "NEGR",   "NUDE",   "PAED",
     "PEE",    "PERV",   "PHUD", "PUSS",   "RAND",   "RAPE",   "RETARD", "SEX",   "SHAT", "STFU",   "SUAR",   "SUCK",
     "TATT",   "TRANNY", "TURD", "TWAT",   "WANK",   "WTF",    "XXX"});

}  // namespace rozbazi::rooms
