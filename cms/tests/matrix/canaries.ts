import type { Caller } from './callers';

/** Words that stand in private places only; an answer that holds one shows where it came from. */
export interface Canaries {
  /**
   * A word that only some callers may ever get. The text is letters and hyphens, as addresses are. What a group knows, a
   * program in it may know too.
   */
  plant: (name: string, knownTo: readonly Caller[]) => string;
  /** The same of a person: no program knows it. */
  plantOf: (name: string, person: readonly Caller[]) => string;
  /** The words in an answer that its caller may not know. */
  leaked: (answer: string, caller: Caller) => string[];
  /** The words that a caller may know, but that is in none of these answers. */
  missing: (answers: readonly string[], caller: Caller) => string[];
}

/** Words of one test. An admin may know all. */
export function makeCanaries(): Canaries {
  const knowers = new Map<string, readonly Caller[]>();
  const wordsIn = (text: string) => new Set(text.toLowerCase().match(/kanarie-[a-z]+/g) ?? []);
  const plantOf = (name: string, knownTo: readonly Caller[]): string => {
    const word = `kanarie-${name}`;
    if (!/^[a-z]+$/.test(name) || knowers.has(word)) throw new Error(`Not a new word: ${name}`);
    knowers.set(word, [...knownTo, 'admin']);
    return word;
  };
  return {
    plantOf,
    plant: (name, knownTo) => plantOf(name, knownTo.includes('user') ? [...knownTo, 'userToken'] : knownTo),
    leaked: (answer, caller) =>
      [...wordsIn(answer)].filter((word) => !(knowers.get(word) ?? []).includes(caller)),
    missing: (answers, caller) => {
      const found = new Set(answers.flatMap((answer) => [...wordsIn(answer)]));
      return [...knowers].flatMap(([word, known]) =>
        known.includes(caller) && !found.has(word) ? [word] : [],
      );
    },
  };
}

/** Nobody but admins. */
export const NOBODY: readonly Caller[] = [];
