import { z } from 'zod';
import { id } from '../../http/fields';
import { colorEntity } from '../../http/schemas/colors';
import { getDocumentId } from '../../utils/document-id';
import type { Kind, Value } from '../field';

const ids = (value: Value): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** An ordered list of colour references; an empty list means all colours of the house style. */
export const colorsKind: Kind = {
  input: () =>
    z
      .array(id)
      .max(100)
      .transform((values) => [...new Set(values)]),
  output: () => z.array(colorEntity),
  initial: () => [],
  populate: () => ({ fields: ['documentId'] }),
  fromRow: (_field, raw) => (Array.isArray(raw) ? ids(raw.map(getDocumentId)) : []),
  toRow: (_field, value) => ids(value),
  toWire: (_field, value, show) => ids(value).flatMap((item) => show(item, 'color') ?? []),
  mapReferences: (_field, value, replace) =>
    ids(value).flatMap((item, index) => replace(item, String(index), 'color') ?? []),
  mapTexts: (_field, value) => value,
};
