/** Runs work with at most `atOnce` pieces at the same time; the others wait in order. */
export function createLimit(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = atOnce;

  const turn = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };

  const handOn = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}
