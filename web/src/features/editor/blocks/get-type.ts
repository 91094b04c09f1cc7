import type { Block, BlockType } from '../../../api/types';

/** Types that the schema no longer has: their blocks can still be moved and removed. */
const unknown = new Map<string, BlockType>();

function unknownType(type: string): BlockType {
  const known = unknown.get(type);
  if (known) return known;
  const made: BlockType = { type, label: type, description: '', fields: [], defaults: {}, options: {} };
  unknown.set(type, made);
  return made;
}

/** Under this name the server has the fields that were added to pages, in the form of a type of blocks. */
const PAGE = 'api::page.page';

export const getPageType = (types: readonly BlockType[]): BlockType =>
  types.find(({ type }) => type === PAGE) ?? unknownType(PAGE);

/** The types that a block may have. */
export const listTypes = (types: readonly BlockType[]): BlockType[] =>
  types.filter(({ type }) => type !== PAGE);

/** The type of a block; a stable object per type. */
export const getType = (types: readonly BlockType[], { type }: Block): BlockType =>
  types.find((each) => each.type === type) ?? unknownType(type);
