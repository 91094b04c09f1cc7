import type { ColorAnswer } from '../../http/schemas/colors';
import { withoutSystem } from '../../shared/colour-values';
import { getForms } from '../words/forms';
import { squash, tokenize } from '../words/tokens';
import type { Term } from '../words/vector';

/** Beside one of these the name of a colour asks for its values. */
const SYSTEMS = new Set(
  'kleur kleuren color colour hex pms pantone ral ncs cmyk rgb kleurcode kleurcodes hexcode pmscode'.split(
    ' ',
  ),
);

/** What people add to these. */
const FILLERS = new Set('code codes waarde waarden nummer nummers'.split(' '));

const getWord = ({ words: [word = ''], isPhrase }: Term): string => (isPhrase ? '' : word);

/** A shorter one is a number like any other. */
const SHORTEST_VALUE = 4;

/** The values of a colour, each in one word. */
function getValues({ hex, rgb, cmyk, pmsCoated, pmsUncoated, ral, ncs }: ColorAnswer): string[] {
  const printed = [pmsCoated, pmsUncoated, ral, ncs].map((code) => withoutSystem(code ?? ''));
  const [screen, press] = [Object.values(rgb).join(''), Object.values(cmyk ?? {}).join('')];
  return [hex, screen, press, ...printed, ...printed.map((code) => code.replace(/ [CU]$/i, ''))]
    .map(squash)
    .filter(({ length }) => length >= SHORTEST_VALUE);
}

interface AskedColor {
  id: string;
  /** What is sought then. */
  terms: readonly Term[];
}

function findByName(terms: readonly Term[], colors: readonly ColorAnswer[]): ColorAnswer | undefined {
  const words = terms.filter((term) => !SYSTEMS.has(getWord(term)));
  if (words.length === 0 || words.length === terms.length) return undefined;
  const name = squash(words.map((term) => (term.isPhrase ? term.words.join('') : getWord(term))).join(''));
  const forms = getForms(name);
  return (
    colors.find((color) => squash(color.name) === name) ??
    colors.find((color) => getForms(squash(color.name)).some((form) => forms.includes(form)))
  );
}

function findByValue(typed: string, colors: readonly ColorAnswer[]): ColorAnswer | undefined {
  const words = tokenize(typed).filter(
    ({ joins, word }) => !joins && !SYSTEMS.has(word) && !FILLERS.has(word),
  );
  // A single letter is part of a code too.
  const value = squash(typed.slice(words[0]?.start));
  return colors.find((color) => getValues(color).includes(value));
}

/** The colour whose name stands beside such words (`pms blauw`, `kleurcode van blauw`), or whose value this is. */
export function findAskedColor(
  typed: string,
  terms: readonly Term[],
  colors: readonly ColorAnswer[],
): AskedColor | undefined {
  const telling = terms.filter((term) => !FILLERS.has(getWord(term)));
  const named = findByName(telling, colors);
  if (named) return { id: named.id, terms: telling };
  const valued = findByValue(typed, colors);
  return valued && { id: valued.id, terms };
}
