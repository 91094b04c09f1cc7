import type { ColorAnswer } from '../../http/schemas/colors';
import { readHex, withoutSystem } from '../../shared/colour-values';
import { getForms } from '../words/forms';
import { squash, tokenize } from '../words/tokens';
import type { Term } from '../words/vector';

/** What people add to the name of a system, in a word of its own or not: `pms nummer`, `kleurcode`. */
const FILLER = 'codes?|waarden?|nummers?';
const FILLERS = new RegExp(`^(?:${FILLER})$`);
/** Beside one of these the name of a colour asks for its values. */
const SYSTEMS = new RegExp(`^(kleur(?:en)?|colou?rs?|hex|pms|pantone|ral|ncs|cmyk|rgb)(?:${FILLER})?$`);

const getWord = ({ words: [word = ''], isPhrase }: Term): string => (isPhrase ? '' : word);

/** A shorter one is a number like any other, unless its system stands beside it: `pms 267`. */
const SHORTEST_VALUE = 4;

/** The values of a colour, each in one word. */
function getValues({ hex, rgb, cmyk, pmsCoated, pmsUncoated, ral, ncs }: ColorAnswer): string[] {
  const printed = [pmsCoated, pmsUncoated, ral, ncs].map((code) => withoutSystem(code ?? ''));
  const [screen, press] = [Object.values(rgb).join(''), Object.values(cmyk ?? {}).join('')];
  return [hex, screen, press, ...printed, ...printed.map((code) => code.replace(/ [CU]$/i, ''))]
    .map(squash)
    .filter((value) => value !== '');
}

interface AskedColor {
  id: string;
  /** What is sought then. */
  terms: readonly Term[];
}

function findByName(terms: readonly Term[], colors: readonly ColorAnswer[]): ColorAnswer | undefined {
  const words = terms.filter((term) => !SYSTEMS.test(getWord(term)));
  if (words.length === 0 || words.length === terms.length) return undefined;
  const name = squash(words.map((term) => (term.isPhrase ? term.words.join('') : getWord(term))).join(''));
  const forms = getForms(name);
  return (
    colors.find((color) => squash(color.name) === name) ??
    colors.find((color) => squash(color.token) === name) ??
    colors.find((color) => getForms(squash(color.name)).some((form) => forms.includes(form)))
  );
}

function findByValue(typed: string, colors: readonly ColorAnswer[]): ColorAnswer | undefined {
  const words = tokenize(typed).filter(({ joins }) => !joins);
  const first = words.find(({ word }) => !SYSTEMS.test(word) && !FILLERS.test(word));
  if (!first) return undefined;
  // A single letter is part of a code too.
  const value = squash(typed.slice(first.start));
  const isCode = words.some(({ word }) => SYSTEMS.test(word));
  // Without its sign such a word is a word: bad, dad.
  const hex = isCode || typed.trim().startsWith('#') ? readHex(value) : null;
  return colors.find(
    (color) =>
      color.hex === hex || ((isCode || value.length >= SHORTEST_VALUE) && getValues(color).includes(value)),
  );
}

/** A term as a colour has it: `pms` of pmsnummer, all digits of #fff. */
function asWritten(term: Term, { hex }: ColorAnswer): Term {
  const word = getWord(term);
  const written = SYSTEMS.exec(word)?.[1] ?? (readHex(word) === hex ? squash(hex) : word);
  return written === word ? term : { ...term, words: [written], spellings: [] };
}

/** The colour whose name stands beside such words (`pms blauw`, `kleurcode van blauw`), or whose value this is. */
export function findAskedColor(
  typed: string,
  terms: readonly Term[],
  colors: readonly ColorAnswer[],
): AskedColor | undefined {
  const telling = terms.filter((term) => !FILLERS.test(getWord(term)));
  const asked = findByName(telling, colors) ?? findByValue(typed, colors);
  return asked && { id: asked.id, terms: telling.map((term) => asWritten(term, asked)) };
}
