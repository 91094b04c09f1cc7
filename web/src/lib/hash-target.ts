/** The element that a hash leads to. A hash may hold anything: one that is not encoded as it should be is an id as it is. */
export function getHashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
