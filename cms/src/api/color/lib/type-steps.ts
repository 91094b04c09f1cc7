import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { getPublished, type PageEntry, type PageIndex, type Snapshot } from '../../../published';
import { isOpen } from '../../../permissions/abilities';
import { getLineRatio, getPixels } from '../../../shared/type-size';
import { makeToken } from './make-token';

/** A size of type with its name, as blocks of type `typography` have them. */
export const typeStep = z.object({
  token: z.string(),
  label: z.string(),
  /** The name of the font; empty when the block names none. */
  family: z.string(),
  weight: z.number(),
  size: z.string(),
  lineHeight: z.string(),
});

export type TypeStep = z.output<typeof typeStep>;

// Other tools may have written anything.
const text = z.string().catch('');
const blockValues = z.object({
  family: text,
  weights: z.array(z.object({ weight: z.number().min(1).max(1000) })).catch([]),
  steps: z
    .array(z.object({ label: text, size: text, lineHeight: text }).nullable().catch(null))
    .catch([])
    .transform((steps) => steps.filter((step) => step !== null)),
});

const TYPE = 'typography';

/** Pages in the order of the tree. */
const inTree = (pages: PageIndex, parent: string | null = null): PageEntry[] =>
  (pages.children.get(parent) ?? []).flatMap((page) => [page, ...inTree(pages, page.id)]);

/** The steps of one block that have a name and measures. */
function readSteps(values: unknown): TypeStep[] {
  const { family, weights, steps } = blockValues.parse(values);
  const weight = weights[0]?.weight ?? 400;
  return steps
    .filter(
      ({ label, size, lineHeight }) => label !== '' && getPixels(size) && getLineRatio(lineHeight, size),
    )
    .map((step) => ({ token: makeToken(step.label, 'maat'), family, weight, ...step }));
}

/** The type steps that every visitor sees, in page order; the first of two with the same name wins. */
export async function loadTypeSteps(strapi: Core.Strapi, { pages }: Snapshot): Promise<TypeStep[]> {
  const found = new Map<string, TypeStep>();
  for (const { live } of inTree(pages)) {
    const open = live?.blocks.filter((block) => block.type === TYPE && isOpen(live, block)) ?? [];
    if (!live || open.length === 0) continue;
    const content = await getPublished(strapi).revision(live.revisionId);
    const ids = new Set(open.map(({ id }) => id));
    for (const { id, values } of content?.blocks ?? []) {
      if (!ids.has(id)) continue;
      for (const step of readSteps(values)) if (!found.has(step.token)) found.set(step.token, step);
    }
  }
  return [...found.values()];
}
