/** What the portal is busy with while nothing else can be done; the last one started is told. */
let running: readonly { id: number; title: string }[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The sentence to show; null when nothing is in progress. */
export const currentProgress = (): string | null => running.at(-1)?.title ?? null;

export function subscribeToProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: typeof running): void {
  running = next;
  listeners.forEach((listener) => listener());
}

/** Covers the screen with a sentence for as long as some work lasts, when that is longer than a blink. */
export async function inProgress<T>(title: string, work: Promise<T>): Promise<T> {
  const id = (lastId += 1);
  change([...running, { id, title }]);
  try {
    return await work;
  } finally {
    change(running.filter((each) => each.id !== id));
  }
}
