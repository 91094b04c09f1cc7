import { z } from 'zod';
import type { Kind, Value } from '../field';
import {
  below,
  initialValues,
  inputOf,
  mapAssetsIn,
  mapTextsIn,
  outputOf,
  partOf,
  populateFields,
  rowOf,
  valuesOf,
  wireOf,
} from '../fields';

const recordOf = (raw: unknown): Record<string, unknown> | null =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : null;

/** One part: an object with its defaults, or null when the schema does not require it. */
export const objectKind: Kind = {
  input: (field) => (field.nullable ? inputOf(field.of).nullable() : inputOf(field.of)),
  output: (field) => (field.nullable ? outputOf(field).nullable() : outputOf(field)),
  initial: (field) => (field.nullable ? null : initialValues(field.of)),
  populate: (field) => ({ populate: populateFields(field.of) }),
  fromRow(field, raw) {
    const row = recordOf(raw);
    return row === null && field.nullable ? null : valuesOf(field.of, row ?? {});
  },
  toRow: (field, value) => (value === null ? null : rowOf(field.of, partOf(value))),
  toWire: (field, value, show) => (value === null ? null : wireOf(field.of, partOf(value), show)),
  mapAssets: (field, value, replace) =>
    value === null ? null : mapAssetsIn(field.of, partOf(value), replace),
  mapTexts: (field, value, replace) => (value === null ? null : mapTextsIn(field.of, partOf(value), replace)),
};

const items = (value: Value): Value[] => (Array.isArray(value) ? value : []);

/** A list of parts. */
export const listKind: Kind = {
  input: (field) => z.array(inputOf(field.of)).max(200),
  output: (field) => z.array(outputOf(field)),
  initial: () => [],
  populate: (field) => ({ populate: populateFields(field.of) }),
  fromRow: (field, raw) =>
    Array.isArray(raw) ? raw.map((row: unknown) => valuesOf(field.of, recordOf(row) ?? {})) : [],
  toRow: (field, value) => items(value).map((item) => rowOf(field.of, partOf(item))),
  toWire: (field, value, show) => items(value).map((item) => wireOf(field.of, partOf(item), show)),
  mapAssets: (field, value, replace) =>
    items(value).map((item, index) => mapAssetsIn(field.of, partOf(item), below(index, replace))),
  mapTexts: (field, value, replace) =>
    items(value).map((item) => mapTextsIn(field.of, partOf(item), replace)),
};
