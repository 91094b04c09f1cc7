/**
 * Names for a list in which no two are the same: those that share one say more, as far as there is more to say, and are
 * numbered where there is not.
 */
export function getDistinctNames(words: readonly (readonly [name: string, ...more: string[]])[]): string[] {
  let names = words.map(([name]) => name);
  const most = Math.max(0, ...words.map(({ length }) => length));
  for (let at = 1; at < most; at += 1) {
    const before = names;
    names = before.map((name, index) => {
      const more = words[index]?.[at];
      const isShared = before.indexOf(name) !== before.lastIndexOf(name);
      return isShared && more ? `${name}, ${more}` : name;
    });
  }
  const given = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let n = 2; given.has(own) || (n > 2 && names.includes(own)); n += 1) own = `${name} (${n})`;
    given.add(own);
    return own;
  });
}
