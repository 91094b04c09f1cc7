const SECOND = 1000;

/**
 * Does a step, and says on one line what it was and how long it took. On a terminal that line counts the seconds.
 * @template T
 * @param {string} sentence without its full stop
 * @param {() => Promise<T>} work
 * @param {Pick<NodeJS.WriteStream, 'isTTY' | 'write'>} [output]
 * @returns {Promise<T>}
 */
export async function tellStep(sentence, work, output = process.stdout) {
  const began = performance.now();
  const getLine = () => `${sentence}… ${Math.round((performance.now() - began) / SECOND)} s`;
  if (!output.isTTY) {
    const result = await work();
    output.write(`${getLine()}\n`);
    return result;
  }
  // Each line is at least as long as the one that it overwrites.
  const show = () => output.write(`\r${getLine()}`);
  show();
  const counting = setInterval(show, SECOND);
  try {
    return await work();
  } finally {
    clearInterval(counting);
    output.write(`\r${getLine()}\n`);
  }
}
