/** Letters that are no plain letter with a mark, and what people type for them. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Accents and the like, soft hyphens, and what takes no width. As PostgreSQL and JavaScript both read it. */
const UNSEEN =
  '[\\u00ad\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200b-\\u200d\\u2060\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff]';

const unseen = new RegExp(UNSEEN, 'g');
const letters = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
const PLAIN = /^[\0-\x7f]*$/;

/** A text without case and accents, in one encoding of accents: search terms and texts are compared in this form. */
export const fold = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(unseen, '')
        .replace(letters, (letter) => LETTERS[letter] ?? letter);

/** The words of a search, folded; each once. Split first, because one letter may fold to a sentence. */
export const foldedWords = (search: string): string[] => [
  ...new Set(search.split(/\s+/).map(fold).filter(Boolean)),
];

const inSql = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const singles = Object.entries(LETTERS).filter(([, instead]) => instead.length === 1);
const others = Object.entries(LETTERS).filter(([, instead]) => instead.length > 1);

/** The same of an SQL text. Of PostgreSQL's own functions only, so that an index on it is in backups too. */
export function foldSql(sql: string): string {
  const bare = `regexp_replace(lower(normalize(${sql}, NFKD)), '${UNSEEN}', '', 'g')`;
  const from = singles.map(([letter]) => letter).join('');
  const to = singles.map(([, instead]) => instead).join('');
  const folded = others.reduce(
    (inner, [letter, instead]) => `replace(${inner}, ${inSql(letter)}, ${inSql(instead)})`,
    `translate(${bare}, ${inSql(from)}, ${inSql(to)})`,
  );
  // Most texts are plain, and this makes them ten times as fast.
  return `(case when octet_length(${sql}) = length(${sql}) then lower(${sql}) else ${folded} end)`;
}
