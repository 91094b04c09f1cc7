import { dictionary } from '@zxcvbn-ts/language-common';

// The one of the 10,000 most common that is long enough and not in the list.
const MISSING = 'films+pic+galeries';

let known: Set<string> | undefined;

const isKnown = (password: string): boolean =>
  (known ??= new Set(dictionary['passwords-common']).add(MISSING)).has(password);

/** What a text repeats and nothing else: `qwerty` of `qwertyqwerty`. */
const repeatedPart = (text: string): string | undefined => /^(.+?)\1+$/su.exec(text)?.[1];

const TOO_SHORT_TO_REPEAT = 4;

/**
 * Whether a password is among the most common ones, capitals or not. The list leaves out what is made by repeating
 * another one, so that is undone first.
 */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  const part = repeatedPart(small);
  return isKnown(small) || (part !== undefined && (part.length < TOO_SHORT_TO_REPEAT || isKnown(part)));
}
