/** Lets so many tasks run side by side; the others wait for their turn, in order. */
export function createGate(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // Whoever is next takes this place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
