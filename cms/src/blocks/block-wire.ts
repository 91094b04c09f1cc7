import { z } from 'zod';
import type { Abilities } from '../permissions/abilities';
import { abilitiesEntity, groupEntity } from '../http/schemas/groups';
import type { BlockType } from './block-types';
import type { PresentReference } from './field';
import { mapTextsIn, outputShape, toWire, pascalCase } from './fields';
import { createLinkReplacer } from './page-links';
import {
  HIGHEST_BLOCK_ID,
  listTypes,
  LOWEST_BLOCK_ID,
  type BlockTypes,
  type StoredBlock,
} from './stored-block';

const formerAnchors = z.array(z.string()).optional();

/**
 * The schema of one block type, named Block plus the type in the OpenAPI document. `because` appears only in a page
 * previewed as another viewer.
 */
const blockEntity = ({ type, fields, label }: BlockType): z.ZodObject =>
  z
    .object({
      id: z.int().min(LOWEST_BLOCK_ID).max(HIGHEST_BLOCK_ID),
      type: z.literal(type),
      slug: z.string(),
      old_anchors: formerAnchors.meta({ description: 'Only for administrators.' }),
      anchors: formerAnchors.meta({
        description: 'Former anchors that lead here, as far as this reader may know them.',
      }),
      groups: z.array(groupEntity),
      isPrivate: z.boolean(),
      can: abilitiesEntity,
      because: z.string().optional(),
      ...outputShape(fields),
    })
    .meta({ id: `Block${pascalCase(type)}`, title: label });

export const anyBlockEntity = (types: BlockTypes): z.ZodType => {
  const [first, ...rest] = listTypes(types).map(blockEntity);
  if (!first) throw new Error('The page has no block types.');
  return z.discriminatedUnion('type', [first, ...rest]).meta({ id: 'Block' });
};

/** Presents what the values of a block refer to, for a reader. */
export interface ReferencePresenters {
  show: PresentReference;
  /** Resolves a stored link to a page, an asset or a file. */
  link: (kept: string) => string;
}

/** What a presenter adds to a block's own fields. */
export interface BlockFrame extends ReferencePresenters {
  slug: string;
  /** The former anchors that lead to the block: all for administrators, fewer for readers. */
  former?: { old_anchors: string[] } | { anchors: string[] };
  groups: object[];
  can: Abilities;
}

/** The fields of a block, or the added fields of a page. */
export function presentValues(
  types: BlockTypes,
  { type, values }: Pick<StoredBlock, 'type' | 'values'>,
  { show, link }: ReferencePresenters,
): Record<string, unknown> {
  const fields = types.get(type)?.fields ?? [];
  return toWire(fields, mapTextsIn(fields, values, createLinkReplacer(link)), show);
}

export function presentBlock(
  types: BlockTypes,
  block: StoredBlock,
  frame: BlockFrame,
): Record<string, unknown> {
  const { id, type, isPrivate } = block;
  const { slug, former, groups, can } = frame;
  return { id, type, slug, ...former, groups, isPrivate, can, ...presentValues(types, block, frame) };
}
