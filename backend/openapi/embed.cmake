# Writes the text of INPUT as a string constant into the C++ source OUTPUT. The standard asks compilers for strings of 64 KiB;
# those that we use take longer ones.
file(READ ${INPUT} text)
file(WRITE ${OUTPUT} "#include \"backend/openapi/document.h\"

#pragma GCC diagnostic ignored \"-Woverlength-strings\"

std::string_view rozbazi::http::openapi_document() {
  static constexpr std::string_view kText = R\"json(${text})json\";
  return kText;
}
")
