import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Entries of two well-known top-10,000 lists that the package lacks and that are long enough to be a
 * password.
 */
const MISSING = [
  '111222tianya',
  '5532361cnjqrf',
  'doomsayer.2.7mords.v',
  'films+pic+galeries',
  'friendofemily',
  'g13916055158',
  'ichliebedich',
  'ihatethisgame',
  'john!20130605at1753',
  'jundian2011xr',
  'linkedin2011',
  'megaparol12345',
  'n8zgt5p0shw=',
  'onedirection',
  'pe#5gz29ptzmse',
  'projectsadminx',
  'qwegta13091990',
  's8ylpe9jdpvym',
  'seniseviyorum',
  'startfinding',
  'telechargement',
  'yfdbufnjh10305070',
];

/** Keyboard walks; any part of one that is long enough counts as common. */
const WALKS = [
  '1234567890'.repeat(13),
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop[]asdfghjkl;zxcvbnm,./',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
];

let known: Set<string> | undefined;

const isKnown = (password: string): boolean =>
  (known ??= new Set([...dictionary['passwords-common'], ...MISSING])).has(password);

/** The part that a text consists of when repeated: `qwerty` for `qwertyqwerty`. */
const repeatedPart = (text: string): string | undefined => /^(.+?)\1+$/su.exec(text)?.[1];

const TOO_SHORT_TO_REPEAT = 4;

/**
 * Whether a password of valid length is among the most common ones, ignoring case. The list omits passwords
 * made by repeating another one, so repetition is undone first.
 */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  if (isKnown(small) || WALKS.some((walk) => walk.includes(small))) return true;
  const part = repeatedPart(small);
  return part !== undefined && (part.length < TOO_SHORT_TO_REPEAT || isKnown(part));
}
