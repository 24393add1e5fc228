/** What the browser tells of its connection; some tell nothing. */
export const link = (): { readonly saveData?: boolean; readonly effectiveType?: string } =>
  (navigator as { connection?: ReturnType<typeof link> }).connection ?? {};
