import type { Asset, Block, BlockField, BlockType } from '../../../api/types';
import { addBlock } from '../state/block-changes';
import { withValue } from '../state/values';
import { EMPTY_DRAFT } from '../state/wire';
import type { ElementsUnder } from './file-target';

const PICTURE: BlockField = { name: 'asset', kind: 'asset', label: 'Asset' };

const getType = (type: string, fields: BlockField[], defaults: Record<string, unknown>): BlockType => ({
  type,
  label: type,
  description: '',
  options: {},
  defaults,
  fields,
});

/** Types of blocks for tests, one of each kind of place for a file. */
export const TYPES = {
  asset: getType('asset', [PICTURE], { asset: null }),
  text: getType('text', [{ name: 'title', kind: 'text', label: 'Titel' }], { title: '' }),
  gallery: getType('assets', [{ name: 'assets', kind: 'assets', label: 'Assets' }], { assets: [] }),
  compare: getType(
    'compare',
    [
      { ...PICTURE, name: 'before' },
      { ...PICTURE, name: 'after' },
    ],
    { before: null, after: null },
  ),
  tile: getType('text-tile', [PICTURE, { name: 'tile', kind: 'object', label: 'Tegel', of: [PICTURE] }], {
    asset: null,
    tile: null,
  }),
  pairs: getType(
    'do-dont',
    [
      {
        name: 'pairs',
        kind: 'list',
        label: 'Voorbeeld',
        of: [PICTURE],
        initial: { text: '', verdict: 'do' },
      },
    ],
    { pairs: [] },
  ),
};

export const NOTHING: ElementsUnder = { asset: null, place: null, shown: [] };

export const assetOf = (id: string): Asset => ({
  id,
  title: id,
  description: '',
  isPrivate: false,
  can: { view: true, use: true, edit: true },
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: null,
  files: [],
});

/** A block with an id and values at dotted paths. */
export function blockOf(type: BlockType, values: Record<string, unknown> = {}, id = 1): Block {
  const [block] = addBlock(type, id).apply(EMPTY_DRAFT).blocks;
  if (!block) throw new Error('No block');
  return Object.entries(values).reduce((now, [path, value]) => withValue(now, path, value), block);
}
