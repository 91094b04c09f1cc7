import { z } from 'zod';
import type { PageRights, Placement } from '../../../permissions/abilities';

const pageRights = z.object({ isPublic: z.boolean(), groups: z.array(z.string()) });

/** What readers see of a live page, and who may see it. */
const pageFacts = pageRights.extend({
  title: z.string(),
  slug: z.string(),
  /** Its parent, with who may see that; nobody but administrators when it is not live. */
  parent: pageRights.extend({ id: z.string() }).nullable(),
});

export type PageFacts = z.output<typeof pageFacts>;

const place = z.object({
  page: pageRights,
  block: z.object({ isPrivate: z.boolean(), groups: z.array(z.string()) }),
});

/** An asset, and the distinct rights of the places that show it. */
const assetFacts = z.object({ title: z.string(), isPrivate: z.boolean(), places: z.array(place) });

export type AssetFacts = z.output<typeof assetFacts>;

const colorFacts = z.object({ token: z.string(), hex: z.string() });

export type ColorFacts = z.output<typeof colorFacts>;

const json = <S extends z.ZodType>(facts: S) =>
  z
    .string()
    .nullable()
    .transform((text): unknown => (text === null ? null : JSON.parse(text)))
    .pipe(facts.nullable());

const stored = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    /** `live`: what is live was published, changed or taken away; `place`: its slug or parent changed. */
    change: z.enum(['live', 'place']),
    before: json(pageFacts),
    after: json(pageFacts),
    now: json(pageFacts),
  }),
  z.object({
    kind: z.literal('asset'),
    /** `self`: the asset changed; `reach`: only who may see it. */
    change: z.enum(['self', 'reach']),
    before: json(assetFacts),
    after: json(assetFacts),
    now: json(assetFacts),
  }),
  z.object({ kind: z.literal('color'), now: json(colorFacts) }),
  z.object({ kind: z.literal('site') }),
]);

const row = z.object({ position: z.string(), at: z.date(), subject: z.string() });

/**
 * A row of events. `before` and `after` hold around the change and are null for what was not there; `now` is the
 * `after` of the last change of the same subject.
 */
export type StoredEvent = z.output<typeof row> & z.output<typeof stored>;

/** An event from its row. */
export const eventFromRow = (found: unknown): StoredEvent => ({
  ...stored.parse(found),
  ...row.parse(found),
});

const copyRights = ({ isPublic, groups }: PageRights): PageRights & { groups: string[] } => ({
  isPublic,
  groups: [...groups].sort(),
});

/** The rights of places, each once and in a fixed order, so that equal rights are equal facts. */
export function getDistinctPlaces(places: readonly Placement[]): AssetFacts['places'] {
  const distinct = new Map<string, AssetFacts['places'][number]>();
  for (const { page, block } of places) {
    const { isPrivate, groups } = block;
    const rights = { page: copyRights(page), block: { isPrivate, groups: [...groups].sort() } };
    distinct.set(JSON.stringify(rights), rights);
  }
  return [...distinct].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, rights]) => rights);
}
