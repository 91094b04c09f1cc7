import { z } from 'zod';
import type { Field, Kind, KindName, ReplaceReference, ReplaceText, PresentReference, Value } from './field';
import { assetKind, assetsKind } from './field-types/assets';
import { colorsKind } from './field-types/colors';
import {
  htmlKind,
  textareaKind,
  embedKind,
  textKind,
  urlKind,
  booleanKind,
  dateKind,
  dayKind,
  iconKind,
  numberKind,
  optionKind,
} from './field-types/plain';

/** `text-asset` as `TextAsset`: the name of a block type or a part in the OpenAPI document. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|[-_])([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/** Values of several fields, by name. */
export type Values = Record<string, Value>;

const mapFields = <T>(fields: readonly Field[], make: (field: Field) => T): Record<string, T> =>
  Object.fromEntries(fields.map((field) => [field.name, make(field)]));

/** A value as an object of values; empty when it is anything else. */
export const toPart = (value: Value): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

const getFieldValue = (field: Field, values: Values): Value =>
  values[field.name] ?? getKind(field).initial(field);

/** The values of omitted fields. */
export const initialValues = (fields: readonly Field[]): Values =>
  mapFields(fields, (field) => getKind(field).initial(field));

/** The schemas of a write, in which every field is optional. */
export const inputShape = (fields: readonly Field[]): Record<string, z.ZodType<Value>> =>
  mapFields(fields, (field) => {
    const { input, initial } = getKind(field);
    // Defaults are not validated, and a required text must not be left out.
    return field.demands.required
      ? input(field).prefault(initial(field))
      : input(field).default(initial(field));
  });

/** The schemas of a write that leaves omitted fields unchanged. */
export const partialShape = (fields: readonly Field[]): Record<string, z.ZodType<Value | undefined>> =>
  mapFields(fields, (field) => getKind(field).input(field).optional());

/** The schema of a write of a part; unknown names are refused. */
export const getInput = (fields: readonly Field[]): z.ZodType<Values> => z.strictObject(inputShape(fields));

/** The schemas of a response. */
export const outputShape = (fields: readonly Field[]): Record<string, z.ZodType> =>
  mapFields(fields, (field) => getKind(field).output(field));

/** Names in the OpenAPI document that the contract already uses. */
const RESERVED_NAMES = [
  'Abilities',
  'Asset',
  'Block',
  'Color',
  'Conflict',
  'Error',
  'File',
  'Group',
  'Page',
  'Pagination',
  'Preview',
  'Profile',
  'ServerError',
  'Site',
  'Token',
  'Usage',
  'User',
];

const schemas = new Map<string, z.ZodType>();

/**
 * The schema of a part in a response. Equal parts share one schema, under its own name (Button, Tile) in the
 * OpenAPI document.
 */
function getOutput({ of, part }: Field): z.ZodType {
  const key = JSON.stringify([part, of]);
  const known = schemas.get(key);
  if (known) return known;
  const plain = z.object(outputShape(of));
  const id = pascalCase(part ?? '');
  const made = id === '' || RESERVED_NAMES.includes(id) ? plain : plain.meta({ id });
  schemas.set(key, made);
  return made;
}

/** Whether a field is one column of its row. */
export const isColumn = (field: Field): boolean => getKind(field).populate(field) === undefined;

/** Strapi's populate for fields that are not plain columns. */
export const populateFields = (fields: readonly Field[]): Record<string, object> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const populate = getKind(field).populate(field);
      return populate ? [[field.name, populate]] : [];
    }),
  );

export const getValues = (fields: readonly Field[], row: Record<string, unknown>): Values =>
  mapFields(fields, (field) => getKind(field).fromRow(field, row[field.name]));

export const getRow = (fields: readonly Field[], values: Values): Record<string, unknown> =>
  mapFields(fields, (field) => getKind(field).toRow(field, getFieldValue(field, values)));

export const toWire = (
  fields: readonly Field[],
  values: Values,
  show: PresentReference,
): Record<string, unknown> =>
  mapFields(fields, (field) => getKind(field).toWire(field, getFieldValue(field, values), show));

/** Prefixes the path of a replacement inside a part or a list. */
const below =
  (name: string | number, replace: ReplaceReference): ReplaceReference =>
  (id, path, to) =>
    replace(id, path === '' ? String(name) : `${name}.${path}`, to);

export const mapReferencesIn = (
  fields: readonly Field[],
  values: Values,
  replace: ReplaceReference,
): Values =>
  mapFields(fields, (field) =>
    getKind(field).mapReferences(field, getFieldValue(field, values), below(field.name, replace)),
  );

export const mapTextsIn = (fields: readonly Field[], values: Values, replace: ReplaceText): Values =>
  mapFields(fields, (field) => getKind(field).mapTexts(field, getFieldValue(field, values), replace));

const toRecord = (raw: unknown): Record<string, unknown> | null =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : null;

/** One part: an object with its defaults, or null when the schema does not require it. */
const objectKind: Kind = {
  input: (field) => (field.nullable ? getInput(field.of).nullable() : getInput(field.of)),
  output: (field) => (field.nullable ? getOutput(field).nullable() : getOutput(field)),
  initial: (field) => (field.nullable ? null : initialValues(field.of)),
  populate: (field) => ({ populate: populateFields(field.of) }),
  fromRow(field, raw) {
    const row = toRecord(raw);
    return row === null && field.nullable ? null : getValues(field.of, row ?? {});
  },
  toRow: (field, value) => (value === null ? null : getRow(field.of, toPart(value))),
  toWire: (field, value, show) => (value === null ? null : toWire(field.of, toPart(value), show)),
  mapReferences: (field, value, replace) =>
    value === null ? null : mapReferencesIn(field.of, toPart(value), replace),
  mapTexts: (field, value, replace) => (value === null ? null : mapTextsIn(field.of, toPart(value), replace)),
};

const items = (value: Value): Value[] => (Array.isArray(value) ? value : []);

const listKind: Kind = {
  input: (field) => z.array(getInput(field.of)).max(200),
  output: (field) => z.array(getOutput(field)),
  initial: () => [],
  populate: (field) => ({ populate: populateFields(field.of) }),
  fromRow: (field, raw) =>
    Array.isArray(raw) ? raw.map((row: unknown) => getValues(field.of, toRecord(row) ?? {})) : [],
  toRow: (field, value) => items(value).map((item) => getRow(field.of, toPart(item))),
  toWire: (field, value, show) => items(value).map((item) => toWire(field.of, toPart(item), show)),
  mapReferences: (field, value, replace) =>
    items(value).map((item, index) => mapReferencesIn(field.of, toPart(item), below(index, replace))),
  mapTexts: (field, value, replace) =>
    items(value).map((item) => mapTextsIn(field.of, toPart(item), replace)),
};

const kinds: Record<KindName, Kind> = {
  text: textKind,
  textarea: textareaKind,
  url: urlKind,
  embed: embedKind,
  html: htmlKind,
  source: htmlKind,
  boolean: booleanKind,
  option: optionKind,
  icon: iconKind,
  number: numberKind,
  date: dateKind,
  day: dayKind,
  asset: assetKind,
  assets: assetsKind,
  colors: colorsKind,
  object: objectKind,
  list: listKind,
};

const getKind = (field: Field): Kind => kinds[field.kind];
