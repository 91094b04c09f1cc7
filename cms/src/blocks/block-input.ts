import { z } from 'zod';
import { id } from '../http/fields';
import type { BlockType } from './block-types';
import { inputShape, type Values } from './fields';
import { isBlockId, type BlockTypes } from './stored-block';

/** A block as a write sends it: checked and complete, but perhaps without id and groups. */
export interface BlockInput {
  type: string;
  id?: number;
  groups?: string[];
  isPrivate: boolean;
  values: Values;
}

const blockId = z
  .number()
  .refine(isBlockId, { error: 'Een blok-id is een geheel getal van 10000000 tot en met 99999999.' });

const groupIds = z.array(id).max(1000);

function inputOf({ type, fields }: BlockType): z.ZodType<BlockInput> {
  const own = inputShape(fields);
  return z
    .strictObject({
      ...own,
      type: z.literal(type),
      id: blockId.optional(),
      slug: z.string().optional(),
      groups: groupIds.optional(),
      isPrivate: z.boolean().default(false),
      can: z.unknown().optional(),
    })
    .transform((sent) => {
      const { id: sentId, groups, isPrivate } = sent;
      const values: Values = Object.fromEntries(
        fields.map(({ name }) => [name, z.json().parse(Reflect.get(sent, name))]),
      );
      return { type, id: sentId, groups, isPrivate, values };
    });
}

/** The list of blocks in a write of a page: known types, valid ids, each id once. */
export function blocksInput(types: BlockTypes): z.ZodType<BlockInput[]> {
  const known = new Map([...types.values()].map((type) => [type.type, inputOf(type)]));
  const typed = z.looseObject({
    type: z.string().refine((type) => known.has(type), {
      error: `Onbekend soort blok. Kies uit: ${[...known.keys()].join(', ')}.`,
    }),
  });
  return z
    .array(
      typed.transform((sent, context): BlockInput => {
        const result = known.get(sent.type)?.safeParse(sent);
        if (result?.success) return result.data;
        for (const issue of result?.error.issues ?? []) context.addIssue({ ...issue });
        return z.NEVER;
      }),
    )
    .max(500)
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
    });
}

/** The schemas of a sent block per type, for the OpenAPI document. */
export const blockInputSchemas = (types: BlockTypes): z.ZodType[] => [...types.values()].map(inputOf);
