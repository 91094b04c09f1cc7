import { z } from 'zod';
import type { Abilities } from '../permissions/abilities';
import { abilitiesEntity, groupEntity } from '../http/schemas/groups';
import type { BlockType } from './block-types';
import type { Show } from './field';
import { mapTextsIn, outputShape, toPart, toWire, pascalCase } from './fields';
import { inLinks } from './page-links';
import { slugify } from '../utils/slugify';
import { HIGHEST, LOWEST, type BlockTypes, type StoredBlock } from './stored-block';

/**
 * The schema of one block type, named Block and the type in the OpenAPI document.
 * `because` appears only in a page previewed as another viewer.
 */
const blockEntity = ({ type, fields, label }: BlockType): z.ZodObject =>
  z
    .object({
      id: z.int().min(LOWEST).max(HIGHEST),
      type: z.literal(type),
      slug: z.string(),
      groups: z.array(groupEntity),
      isPrivate: z.boolean(),
      can: abilitiesEntity,
      because: z.string().optional(),
      ...outputShape(fields),
    })
    .meta({ id: `Block${pascalCase(type)}`, title: label });

export const anyBlockEntity = (types: BlockTypes): z.ZodType => {
  const [first, ...rest] = [...types.values()].map(blockEntity);
  if (!first) throw new Error('The page has no block types.');
  return z.discriminatedUnion('type', [first, ...rest]).meta({ id: 'Block' });
};

const getTitle = ({ values }: StoredBlock): string => {
  const tile = toPart(values.tile ?? null);
  const found = [values.title, values.header, tile.title].find(
    (title) => typeof title === 'string' && title !== '',
  );
  return typeof found === 'string' ? found : '';
};

/** The anchor of each block in a list: unique, and made from its title. */
export function blockSlugs(blocks: readonly StoredBlock[]): string[] {
  const taken = new Map<string, number>();
  return blocks.map((block) => {
    const slug = slugify(getTitle(block)) || `blok-${block.id}`;
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
}

/** What a presenter adds to a block's own fields. */
export interface BlockFrame {
  slug: string;
  groups: object[];
  can: Abilities;
  show: Show;
  /** Resolves a stored link to a page. */
  link: (kept: string) => string;
}

export function presentBlock(
  types: BlockTypes,
  block: StoredBlock,
  frame: BlockFrame,
): Record<string, unknown> {
  const { id, type, isPrivate, values } = block;
  const { slug, groups, can, show, link } = frame;
  const fields = types.get(type)?.fields ?? [];
  const written = mapTextsIn(fields, values, inLinks(link));
  return { id, type, slug, groups, isPrivate, can, ...toWire(fields, written, show) };
}
