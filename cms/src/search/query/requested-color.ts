import type { ColorResponse } from '../../http/schemas/colors';
import { readHex, withoutSystem } from '../../shared/colour-values';
import { getForms } from '../words/forms';
import { toSingleWord, tokenize } from '../words/tokens';
import type { Term } from '../words/vector';

/** What people add to the name of a system, in a word of its own or not: `pms nummer`, `kleurcode`. */
const FILLER = 'codes?|waarden?|nummers?';
const FILLERS = new RegExp(`^(?:${FILLER})$`);
/** Next to one of these words, the name of a colour requests its values. */
const SYSTEMS = new RegExp(`^(kleur(?:en)?|colou?rs?|hex|pms|pantone|ral|ncs|cmyk|rgb)(?:${FILLER})?$`);

const getWord = ({ words: [word = ''], isPhrase }: Term): string => (isPhrase ? '' : word);

/** A shorter one is a number like any other, unless its system stands beside it: `pms 267`. */
const SHORTEST_VALUE = 4;

/** The values of a colour, each in one word. */
function getValues({ hex, rgb, cmyk, pmsCoated, pmsUncoated, ral, ncs }: ColorResponse): string[] {
  const printed = [pmsCoated, pmsUncoated, ral, ncs].map((code) => withoutSystem(code ?? ''));
  const [screen, press] = [Object.values(rgb).join(''), Object.values(cmyk ?? {}).join('')];
  return [hex, screen, press, ...printed, ...printed.map((code) => code.replace(/ [CU]$/i, ''))]
    .map(toSingleWord)
    .filter((value) => value !== '');
}

interface RequestedColor {
  id: string;
  /** What is sought then. */
  terms: readonly Term[];
}

function findByName(terms: readonly Term[], colors: readonly ColorResponse[]): ColorResponse | undefined {
  const words = terms.filter((term) => !SYSTEMS.test(getWord(term)));
  if (words.length === 0 || words.length === terms.length) return undefined;
  const name = toSingleWord(
    words.map((term) => (term.isPhrase ? term.words.join('') : getWord(term))).join(''),
  );
  const forms = getForms(name);
  return (
    colors.find((color) => toSingleWord(color.name) === name) ??
    colors.find((color) => toSingleWord(color.token) === name) ??
    colors.find((color) => getForms(toSingleWord(color.name)).some((form) => forms.includes(form)))
  );
}

function findByValue(typed: string, colors: readonly ColorResponse[]): ColorResponse | undefined {
  const words = tokenize(typed).filter(({ joins }) => !joins);
  const first = words.find(({ word }) => !SYSTEMS.test(word) && !FILLERS.test(word));
  if (!first) return undefined;
  // A single letter is part of a code too.
  const value = toSingleWord(typed.slice(first.start));
  const isCode = words.some(({ word }) => SYSTEMS.test(word));
  // Without its sign such a word is a word: bad, dad.
  const hex = isCode || typed.trim().startsWith('#') ? readHex(value) : null;
  return colors.find(
    (color) =>
      color.hex === hex || ((isCode || value.length >= SHORTEST_VALUE) && getValues(color).includes(value)),
  );
}

/** A term as a colour has it: `pms` of pmsnummer, all digits of #fff. */
function asWritten(term: Term, { hex }: ColorResponse): Term {
  const word = getWord(term);
  const written = SYSTEMS.exec(word)?.[1] ?? (readHex(word) === hex ? toSingleWord(hex) : word);
  return written === word ? term : { ...term, words: [written], spellings: [] };
}

/** The colour whose name is next to such words (`pms blauw`, `kleurcode van blauw`), or whose value was typed. */
export function findRequestedColor(
  typed: string,
  terms: readonly Term[],
  colors: readonly ColorResponse[],
): RequestedColor | undefined {
  const telling = terms.filter((term) => !FILLERS.test(getWord(term)));
  const asked = findByName(telling, colors) ?? findByValue(typed, colors);
  return asked && { id: asked.id, terms: telling.map((term) => asWritten(term, asked)) };
}
