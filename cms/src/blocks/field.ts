import type { z } from 'zod';

/** A block value as stored in a revision: JSON, with ids instead of assets and colours. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** The kinds of fields; the editor has a form control for each. */
export const KIND_NAMES = [
  ...(['text', 'textarea', 'url', 'embed', 'html', 'source', 'boolean', 'option'] as const),
  ...(['icon', 'number', 'date', 'day', 'asset', 'assets', 'colors', 'object', 'list'] as const),
] as const;

export type KindName = (typeof KIND_NAMES)[number];

/** One field of a block type or of a part, derived from an attribute of its component. */
export interface Field {
  name: string;
  label: string;
  kind: KindName;
  /** Whether "no value" is null (true) or an empty value (false). */
  nullable: boolean;
  /** The default from the schema. */
  preset: string | number | boolean | null;
  maxLength: number | null;
  /** Further requirements of the schema: for a text that is filled in, and for a number. */
  demands: {
    required: boolean;
    regex?: string;
    /** A sentence that explains the pattern to editors. */
    sentence?: string;
    minLength?: number;
    min?: number;
    max?: number;
    isWhole?: boolean;
  };
  options: { value: string; label: string }[];
  /** The fields of the part, for `object` and `list`. */
  of: Field[];
  /** Name of the part, without its category. */
  part: string | null;
  /** For `list`: the plural of the items, when `label` is the singular. */
  plural: string | null;
  /** For `asset`: it is decoration and not offered as a download. */
  isOrnament: boolean;
  /** Set for `assets`: the number of empty slots in a new block, and whether a slot may stay empty. */
  places: { initial: number; mayBeEmpty: boolean } | null;
}

/** The kinds of things that a block refers to by id. */
export type ReferenceKind = 'asset' | 'color';

/** Presents what an id refers to; null when the viewer may not see it. */
export type PresentReference = (id: string, to: ReferenceKind) => object | null;

/** The replacement of an id; `path` is dotted, relative to the block's own fields. */
export type ReplaceReference = (id: string, path: string, to: ReferenceKind) => string | null;

/** The replacement of a URL or of rich text. */
export type ReplaceText = (text: string, kind: 'url' | 'html') => string;

/** How the server handles one kind of field. */
export interface Kind {
  /** The schema of a write. */
  input(field: Field): z.ZodType<Value>;
  /** The schema of a response. */
  output(field: Field): z.ZodType;
  /** The value of an omitted field. */
  initial(field: Field): Value;
  /** Strapi's populate for the field; undefined for plain columns. */
  populate(field: Field): object | undefined;
  fromRow(field: Field, raw: unknown): Value;
  toRow(field: Field, value: Value): unknown;
  toWire(field: Field, value: Value, show: PresentReference): unknown;
  /** The value with each reference replaced (null empties it). */
  mapReferences(field: Field, value: Value, replace: ReplaceReference): Value;
  /** The value with each URL and each rich text replaced. */
  mapTexts(field: Field, value: Value, replace: ReplaceText): Value;
}
