let pending = 0;
const listeners = new Set<() => void>();

/** True while any request is in flight. */
export const isBusy = (): boolean => pending > 0;

export function subscribeToActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(by: number): void {
  pending += by;
  listeners.forEach((listener) => listener());
}

/** Counts a request as in flight until it settles. */
export async function counted<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}
