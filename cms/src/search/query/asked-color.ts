import type { ColorAnswer } from '../../http/schemas/colors';
import { getForms } from '../words/forms';
import { squash } from '../words/tokens';
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

interface AskedColor {
  id: string;
  /** What is sought then. */
  terms: readonly Term[];
}

/** The colour whose name stands beside such words (`pms blauw`, `kleurcode van blauw`), if there is one. */
export function findAskedColor(
  terms: readonly Term[],
  colors: readonly ColorAnswer[],
): AskedColor | undefined {
  if (!terms.some((term) => SYSTEMS.has(getWord(term)))) return undefined;
  const telling = terms.filter((term) => !FILLERS.has(getWord(term)));
  const name = squash(
    telling
      .filter((term) => !SYSTEMS.has(getWord(term)))
      .map(({ words, isPhrase }) => (isPhrase ? words.join('') : words[0]))
      .join(''),
  );
  if (name === '') return undefined;
  const forms = getForms(name);
  const named = (color: ColorAnswer): readonly string[] => getForms(squash(color.name));
  const asked =
    colors.find((color) => squash(color.name) === name) ??
    colors.find((color) => named(color).some((form) => forms.includes(form)));
  return asked && { id: asked.id, terms: telling };
}
