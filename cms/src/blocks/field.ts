import type { z } from 'zod';

/** A value of a block as it is stored in a revision: JSON, with asset ids where assets are shown. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** What a field is; the editor has a form control for each (contract section 4, block-types). */
export type KindName =
  | 'text'
  | 'textarea'
  | 'url'
  | 'html'
  | 'source'
  | 'boolean'
  | 'option'
  | 'icon'
  | 'number'
  | 'date'
  | 'asset'
  | 'assets'
  | 'object'
  | 'list';

/** One field of a block type or of a part, derived from an attribute of its component. */
export interface Field {
  name: string;
  label: string;
  kind: KindName;
  /** Whether nothing is null (true) or an empty value (false). */
  nullable: boolean;
  /** What the schema says the field is when it is left out. */
  preset: string | number | boolean | null;
  maxLength: number | null;
  options: { value: string; label: string }[];
  /** Fields of the part, for `object` and `list`. */
  of: Field[];
  /** Name of the part, without its category. */
  part: string | null;
  /** Set for `assets`: how many empty places a new block has, and whether a place may stay empty. */
  places: { initial: number; mayBeEmpty: boolean } | null;
}

/** Gives the wire form of an asset, or null when the viewer may not see it. */
export type ShowAsset = (id: string) => object | null;

/** Gives what stands instead of an asset id; `path` is dotted, from the block's own fields down. */
export type ReplaceAsset = (id: string, path: string) => string | null;

/** Gives what stands instead of an address or of rich text. */
export type ReplaceText = (text: string, kind: 'url' | 'html') => string;

/** Everything that the server does with one kind of field. */
export interface Kind {
  /** What a write may send. */
  input(field: Field): z.ZodType<Value>;
  /** What the wire gives. */
  output(field: Field): z.ZodType;
  /** The value of a field that was left out. */
  initial(field: Field): Value;
  /** What Strapi must fetch along; undefined for plain columns. */
  populate(field: Field): object | undefined;
  fromRow(field: Field, raw: unknown): Value;
  toRow(field: Field, value: Value): unknown;
  toWire(field: Field, value: Value, show: ShowAsset): unknown;
  /** The value with each asset id replaced (or emptied, by null). */
  mapAssets(field: Field, value: Value, replace: ReplaceAsset): Value;
  /** The value with each address and each rich text replaced. */
  mapTexts(field: Field, value: Value, replace: ReplaceText): Value;
}
