/** The running blocking tasks; the UI shows the most recent one. */
let running: readonly { id: number; title: string }[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The message to show; null when nothing is running. */
export const currentProgress = (): string | null => running.at(-1)?.title ?? null;

export function subscribeToProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: typeof running): void {
  running = next;
  listeners.forEach((listener) => listener());
}

/** Covers the screen with a message while work runs, unless it finishes almost at once. */
export async function inProgress<T>(title: string, work: Promise<T>): Promise<T> {
  const id = (lastId += 1);
  change([...running, { id, title }]);
  try {
    return await work;
  } finally {
    change(running.filter((each) => each.id !== id));
  }
}
