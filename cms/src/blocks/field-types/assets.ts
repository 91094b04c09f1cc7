import { z } from 'zod';
import { assetEntity } from '../../http/schemas/assets';
import { getDocumentId } from '../../utils/document-id';
import { id } from '../../http/fields';
import type { Field, Kind, Value } from '../field';

/** A reference to one asset, or null. */
export const assetKind: Kind = {
  input: () => id.nullable(),
  output: () => assetEntity.nullable(),
  initial: () => null,
  populate: () => ({ fields: ['documentId'] }),
  fromRow: (_field, raw) => getDocumentId(raw),
  toRow: (_field, value) => (typeof value === 'string' ? value : null),
  toWire: (_field, value, show) => (typeof value === 'string' ? show(value, 'asset') : null),
  mapReferences: (_field, value, replace) =>
    typeof value === 'string' ? replace(value, '', 'asset') : value,
  mapTexts: (_field, value) => value,
};

/** A value of another type may remain from an earlier field type. */
const items = (value: Value): (string | null)[] =>
  Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? item : null)) : [];
const rows = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : []);
const mayBeEmpty = (field: Field): boolean => field.places?.mayBeEmpty ?? false;

/** Without slots no item may be empty, and each asset occurs once. */
const isFilledIn = (field: Field, values: Value[]): Value[] =>
  mayBeEmpty(field) ? values : [...new Set(values)].filter((value) => value !== null);

/** A house style may have thousands of pictograms; slots are filled by hand. */
const MOST = { places: 100, assets: 5000 };

const place = z.union([id, z.literal('').transform(() => null), z.null()]);

/**
 * An ordered list of asset references. Slots (a repeatable part) may be empty: '' or null in a write, null in a
 * response.
 */
export const assetsKind: Kind = {
  input: (field) =>
    z
      .array(place)
      .max(mayBeEmpty(field) ? MOST.places : MOST.assets)
      .transform((values) => isFilledIn(field, values)),
  output: () => z.array(assetEntity.nullable()),
  initial: (field) => Array.from({ length: field.places?.initial ?? 0 }, () => null),
  populate: (field) =>
    mayBeEmpty(field) ? { populate: { asset: { fields: ['documentId'] } } } : { fields: ['documentId'] },
  fromRow: (field, raw) =>
    mayBeEmpty(field)
      ? rows(raw).map((row) =>
          getDocumentId(typeof row === 'object' && row !== null && 'asset' in row ? row.asset : null),
        )
      : isFilledIn(field, rows(raw).map(getDocumentId)),
  toRow: (field, value) =>
    mayBeEmpty(field) ? items(value).map((asset) => ({ asset })) : isFilledIn(field, items(value)),
  toWire: (_field, value, show) => items(value).map((item) => (item === null ? null : show(item, 'asset'))),
  mapReferences: (field, value, replace) =>
    isFilledIn(
      field,
      items(value).map((item, index) => (item === null ? null : replace(item, String(index), 'asset'))),
    ),
  mapTexts: (_field, value) => value,
};
