import { z } from 'zod';
import { id } from '../http/fields';
import type { BlockType } from './block-types';
import { inputShape, type Values, pascalCase } from './fields';
import { memoizeByObject } from '../utils/memoize-by-object';
import { HIGHEST_BLOCK_ID, listTypes, LOWEST_BLOCK_ID, type BlockTypes } from './stored-block';

const ID_SENTENCE = `Een blok-id is een geheel getal van ${LOWEST_BLOCK_ID} tot en met ${HIGHEST_BLOCK_ID}.`;

/** A block in a write: validated and complete, except that id and groups are optional. */
export interface BlockInput {
  type: string;
  id?: number;
  groups?: string[];
  isPrivate: boolean;
  values: Values;
}

const blockId = z
  .int({ error: ID_SENTENCE })
  .min(LOWEST_BLOCK_ID, { error: ID_SENTENCE })
  .max(HIGHEST_BLOCK_ID, { error: ID_SENTENCE });

const value = z.json();

const groupIds = z.array(id).max(1000);

const getInput = ({ type, fields, label }: BlockType) =>
  z
    .strictObject({
      ...inputShape(fields),
      type: z.literal(type),
      id: blockId.optional(),
      slug: z.string().optional(),
      old_anchors: z.array(z.string()).optional(),
      anchors: z.array(z.string()).optional(),
      groups: groupIds.optional(),
      isPrivate: z.boolean().default(false),
      can: z.unknown().optional(),
    })
    .transform((sent): BlockInput => {
      const { id: sentId, groups, isPrivate } = sent;
      const values: Values = Object.fromEntries(
        fields.map(({ name }) => [name, value.parse(Reflect.get(sent, name))]),
      );
      return { type, id: sentId, groups, isPrivate, values };
    })
    .meta({ id: `Block${pascalCase(type)}Write`, title: label });

/** A block of any type in a write of a page. */
function anyBlockInput(types: BlockTypes) {
  const all = listTypes(types);
  const [first, ...rest] = all.map(getInput);
  if (!first) throw new Error('The page has no block types.');
  const error = ({ code }: z.core.$ZodRawIssue) =>
    code === 'invalid_union'
      ? `Onbekend soort blok. Kies uit: ${all.map(({ type }) => type).join(', ')}.`
      : undefined;
  return z.discriminatedUnion('type', [first, ...rest], { error }).meta({ id: 'BlockWrite' });
}

/** How many blocks a page may have. */
export const MOST_BLOCKS = 500;

/**
 * The list of blocks in a write of a page: known types, valid and unique ids. Created once, because building a schema
 * takes longer than validating with it.
 */
export const blocksInput = memoizeByObject((types: BlockTypes): z.ZodType<BlockInput[]> =>
  z
    .array(anyBlockInput(types))
    .max(MOST_BLOCKS)
    .superRefine((blocks, context) => {
      const seen = new Set<number>();
      blocks.forEach(({ id: blockId }, index) => {
        if (blockId === undefined) return;
        if (seen.has(blockId))
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: 'Dit blok-id komt twee keer voor.',
          });
        seen.add(blockId);
      });
    }),
);
