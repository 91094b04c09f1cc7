import type { Asset } from '../../../api/types';
import { fullDay } from '../../../lib/dates/amsterdam-time';
import { isObject } from '../../../lib/is-object';

/** A text or an asset of a block, with its field name. */
export interface Part {
  name: string;
  value: string | Asset;
}

/** Fields of every block that readers should not see, such as URLs and settings. */
const FRAME = [
  'id',
  'type',
  'slug',
  'groups',
  'isPrivate',
  'can',
  'settings',
  'button',
  'url',
  'target',
  'icon',
];

export const isAsset = (value: unknown): value is Asset =>
  isObject(value) && 'files' in value && 'original' in value && 'can' in value;

const DAY = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/;

function toPart(name: string, value: unknown): Part[] {
  if (typeof value === 'string') {
    if (value === '') return [];
    return [{ name, value: DAY.test(value) ? fullDay(value) : value }];
  }
  if (isAsset(value)) return [{ name, value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => toPart(name, item));
  return isObject(value) ? getParts(value) : [];
}

/** The texts and assets of the fields that were added to a page, in order. */
export const getFieldParts = (fields: object): Part[] =>
  Object.entries(fields).flatMap(([name, value]) => toPart(name, value));

/** The texts and assets of a block of unknown type, in order. */
export const getParts = (block: object): Part[] =>
  Object.entries(block)
    .filter(([name]) => !FRAME.includes(name))
    .flatMap(([name, value]) => toPart(name, value));
