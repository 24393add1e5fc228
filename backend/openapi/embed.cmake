# Writes the text of INPUT as a string constant into the C++ source OUTPUT.
file(READ ${INPUT} text)
file(WRITE ${OUTPUT} "#include \"backend/openapi/document.h\"

std::string_view rozbazi::http::openapi_document() {
  static constexpr std::string_view kText = R\"json(${text})json\";
  return kText;
}
")
