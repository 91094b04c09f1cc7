import { isDeepStrictEqual } from 'node:util';

export type Fields = Record<string, unknown>;

/** A schema as its file has it. */
export interface Schema extends Fields {
  attributes: Record<string, Fields>;
}

/** What the builder's screen sent about the attributes of a type, by name. */
export type SubmittedAttributes = ReadonlyMap<string, Fields>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSchema = (value: unknown): value is Schema =>
  isFields(value) && isFields(value.attributes) && Object.values(value.attributes).every(isFields);

/** The builder writes these itself, from the other side of a relation. */
const RELATION_SIDES = ['inversedBy', 'mappedBy'];

/** The screen leaves these out. */
const isEmptyValue = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** Whether the builder cannot remove an attribute, because it hides or locks it. */
const isLockedAttribute = ({ visible, configurable }: Fields): boolean =>
  visible === false || configurable === false;

/** The keys of both, each in its original order. */
const mergeKeys = (before: Fields, after: Fields): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

/**
 * An attribute with the properties that the builder's validation dropped: those that the screen sent back unchanged.
 * Properties that it did not send back were removed by the maintainer.
 */
function restoreProperties(before: Fields, after: Fields, sent: Fields | undefined): Fields {
  if (before.type !== after.type) return after;
  const isDropped = (key: string): boolean =>
    !RELATION_SIDES.includes(key) &&
    (!sent || isEmptyValue(before[key]) || isDeepStrictEqual(sent[key], before[key]));
  const keys = mergeKeys(before, after).filter((key) => key in after || isDropped(key));
  return Object.fromEntries(keys.map((key) => [key, key in after ? after[key] : before[key]]));
}

/** The builder's order of what it moves, with the rest in its former position. */
function getNames(before: Schema, after: Schema): string[] {
  const was = Object.keys(before.attributes);
  const isPlaced = (name: string): boolean => !isLockedAttribute(before.attributes[name] ?? {});
  const names = Object.keys(after.attributes).filter(isPlaced);
  was.forEach((name, at) => {
    if (isPlaced(name)) return;
    const neighbour = was.slice(0, at).findLast((each) => names.includes(each));
    names.splice(neighbour === undefined ? 0 : names.indexOf(neighbour) + 1, 0, name);
  });
  return names;
}

/**
 * The schema that the builder wrote, with everything that it does not show restored: hidden attributes, properties that
 * its validation drops, `config` and options.
 */
export function restoreHidden(before: Schema, after: Schema, sent?: SubmittedAttributes): Schema {
  const attributes = Object.fromEntries(
    getNames(before, after).map((name) => {
      const [old, fresh] = [before.attributes[name], after.attributes[name]];
      if (!old) return [name, fresh ?? {}];
      return [name, fresh && old.visible !== false ? restoreProperties(old, fresh, sent?.get(name)) : old];
    }),
  );
  const keys = mergeKeys(before, after).filter((key) => key in before || !isEmptyValue(after[key]));
  const entries = keys.map((key): [string, unknown] => {
    const [old, fresh] = [before[key], after[key]];
    if (key === 'attributes') return [key, attributes];
    if (!isFields(old) || !isFields(fresh) || !['info', 'options'].includes(key)) return [key, fresh ?? old];
    return [key, Object.fromEntries(mergeKeys(old, fresh).map((each) => [each, fresh[each] ?? old[each]]))];
  });
  return { ...Object.fromEntries(entries), attributes };
}
