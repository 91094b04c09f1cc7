/**
 * The longest sequence of ids that has the same order in both lists (LCS); every other shared id has moved. A block
 * dragged past twenty others then counts as one move, not twenty.
 */
export function findCommonOrder(before: readonly number[], after: readonly number[]): Set<number> {
  // lengths[i][j]: the longest common sequence of the remainders from i and j.
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const lengthAt = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (!row) continue;
      row[j] =
        before[i] === after[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const kept = new Set<number>();
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    const id = before[i];
    if (id !== undefined && id === after[j]) {
      kept.add(id);
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}
