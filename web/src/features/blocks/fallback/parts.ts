import type { Asset } from '../../../api/types';

/** A text or an asset of a block, with the name of its field. */
export interface Part {
  name: string;
  value: string | Asset;
}

/** What every block has; not for readers. Addresses and settings are not either. */
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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value of a block is an asset. */
export const isAsset = (value: unknown): value is Asset =>
  isObject(value) && 'files' in value && 'original' in value && 'can' in value;

function toPart(name: string, value: unknown): Part[] {
  if (typeof value === 'string') return value === '' ? [] : [{ name, value }];
  if (isAsset(value)) return [{ name, value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => toPart(name, item));
  return isObject(value) ? getParts(value) : [];
}

/** The texts and assets of a block whose fields nobody knows, in their order. */
export const getParts = (block: object): Part[] =>
  Object.entries(block)
    .filter(([name]) => !FRAME.includes(name))
    .flatMap(([name, value]) => toPart(name, value));
