/** Whether a page works without a network: the worker keeps a page when it has all that the page needs (sw/keep.ts). */
export async function isKept(path: string): Promise<boolean> {
  try {
    return (await caches.match(path)) !== undefined;
  } catch {
    // No storage, or no worker allowed.
    return false;
  }
}
