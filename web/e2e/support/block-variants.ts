/** A block type, as in GET /admin/block-types. */
export interface BlockType {
  type: string;
  fields: Field[];
  options: Record<string, { value: string }[]>;
}

interface Field {
  name: string;
  kind: string;
  of?: Field[];
}

/** A block with one option set. */
export interface Variant {
  type: string;
  /** The other content of the block: everything, only a title with its button… */
  base: string;
  path: string;
  value: string;
  block: Record<string, unknown>;
}

type Values = Record<string, unknown>;

/** What blocks show: by id where they are written, whole where they are drawn. */
interface References {
  pictures: readonly unknown[];
  colors: readonly unknown[];
}

/** What fields take that do not take any value of their kind. */
const MEASURES: Record<string, unknown> = { size: '48px', lineHeight: '1.5', weight: 700 };

/** A filled value for a field. */
function filled(field: Field, path: string, { options }: BlockType, references: References): unknown {
  const { pictures, colors } = references;
  const [first, second] = pictures;
  const type = { type: '', fields: [], options };
  const inside = () => fill(field.of ?? [], `${path}.`, type, references);
  const values: Record<string, () => unknown> = {
    text: () => `Woorden in ${path}`,
    textarea: () => `Meer woorden in ${path}`,
    url: () => '/huisstijl',
    embed: () => 'https://vimeo.com/76979871',
    html: () => `<p>Een alinea in ${path}.</p>`,
    source: () => `<p>Opmaak in ${path}.</p>`,
    boolean: () => true,
    number: () => 1,
    date: () => '2026-01-01T12:00:00.000Z',
    option: () => options[path]?.[0]?.value,
    icon: () => options[path]?.[0]?.value,
    asset: () => first,
    assets: () => [first, second],
    colors: () => colors,
    object: inside,
    list: () => [inside()],
  };
  return MEASURES[field.name] ?? values[field.kind]?.();
}

const fill = (fields: readonly Field[], prefix: string, type: BlockType, references: References): Values =>
  Object.fromEntries(
    fields.map((field) => [field.name, filled(field, `${prefix}${field.name}`, type, references)]),
  );

/** A copy with another value at a dotted path; in a list that of its first item. */
function withValue(block: Values, path: string, value: unknown): Values {
  const copy = structuredClone(block);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce<unknown>((at, name) => {
    const inside: unknown = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined;
    return Array.isArray(inside) ? inside[0] : inside;
  }, copy);
  if (typeof place === 'object' && place !== null) Reflect.set(place, last, value);
  return copy;
}

const NOTHING: Record<string, unknown> = {
  asset: null,
  assets: [],
  colors: [],
  list: [],
  boolean: false,
  number: 0,
};

/** The parts of a block that can be empty, with their empty value. */
const getEmptied = (fields: readonly Field[], prefix = ''): [string, unknown][] =>
  fields.flatMap(({ name, kind, of = [] }): [string, unknown][] => {
    const path = `${prefix}${name}`;
    if (kind === 'object') return getEmptied(of, `${path}.`);
    if (['option', 'icon'].includes(kind)) return [];
    return [[path, Object.hasOwn(NOTHING, kind) ? NOTHING[kind] : '']];
  });

/** The variants of other content in a block, and which options apply to each. */
function getBases({ type, fields }: BlockType, whole: Values): [string, Values, (path: string) => boolean][] {
  const has = (...names: string[]) => names.every((name) => fields.some((field) => field.name === name));
  const without = (...paths: string[]) =>
    paths.reduce<Values>((block, path) => withValue(block, path, ''), { ...whole, type });
  const bases: [string, Values, (path: string) => boolean][] = [['whole', { ...whole, type }, () => true]];
  if (has('subtitle', 'body')) bases.push(['title and button', without('subtitle', 'body'), () => true]);
  if (has('tile')) {
    const bare = without('title', 'subtitle', 'body', 'button.label');
    bases.push(['tile by itself', bare, (path) => path.startsWith('tile.')]);
  }
  return bases;
}

/** Each option of a block type with each of its values, and each field without anything in it. */
export function getVariants(type: BlockType, references: References): Variant[] {
  const whole = fill(type.fields, '', type, references);
  const chosen = getBases(type, whole).flatMap(([base, block, counts]) =>
    Object.entries(type.options)
      .filter(([path]) => counts(path))
      .flatMap(([path, values]) =>
        values.map(({ value }) => ({
          type: type.type,
          base,
          path,
          value,
          block: withValue(block, path, value),
        })),
      ),
  );
  const block = { ...whole, type: type.type };
  const emptied = getEmptied(type.fields).flatMap(([path, nothing]) => [
    { type: type.type, base: 'filled or not', path, value: 'filled', block },
    { type: type.type, base: 'filled or not', path, value: 'empty', block: withValue(block, path, nothing) },
  ]);
  return [...chosen, ...emptied];
}
