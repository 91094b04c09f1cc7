import { z } from 'zod';
import { id, text } from '../../../http/fields';
import { listQuery } from '../../../http/lists';
import { colorEntity } from '../../../http/schemas/colors';
import { assetEntity, fileEntity } from '../../../http/schemas/assets';
import { abilitiesEntity } from '../../../http/schemas/groups';
import { nonNegativeInteger, getList, publicId } from '../../../http/schemas/plain';
import { type Kind, KINDS } from '../../../search/index/rows';

const kindEntity = z.enum(KINDS);

const isKind = (given: string): given is Kind => kindEntity.safeParse(given).success;

const kinds = z
  .string()
  .refine((given) => given.split(',').every(isKind), {
    error: `kind is een of meer van: ${KINDS.join(', ')}.`,
  })
  .transform((given) => given.split(',').filter(isKind));

const searchWords = text(200).refine((value) => value !== '', { error: 'Vul in wat je zoekt.' });

/** Query of a search (contract section 8). */
export const searchQuery = listQuery.pick({ page: true, pageSize: true }).extend({
  q: searchWords,
  kind: kinds.optional().meta({ description: 'One or more kinds, comma separated.' }),
  typing: z
    .literal('true')
    .optional()
    .meta({ description: 'Set while the reader types: what is not found then is not counted.' }),
  templates: z.enum(['with', 'only', 'without']).optional().meta({
    description:
      'Hits of assets that the library has among its templates: with the rest, alone, or left out. `meta.templates` counts them.',
  }),
  scope: z
    .literal('draft')
    .optional()
    .meta({ description: 'Administrators only: searches drafts, and unused assets too.' }),
});

/** The list of what was not found. */
export const missListQuery = listQuery.pick({ page: true, pageSize: true, search: true });

/** A term that found nothing, with how many sessions sought it and when last. */
export const missEntity = z
  .object({ term: z.string(), count: nonNegativeInteger, last: z.string().meta({ format: 'date' }) })
  .meta({ id: 'SearchMiss' });

/** A click on a hit; `rank` is its place, from 1. */
export const clickInput = z
  .strictObject({ q: searchWords, kind: kindEntity, id, rank: z.int().min(1).max(10_000) })
  .meta({ id: 'SearchClick' });

/** A suggestion; without `url` it is a word to search. */
export const suggestionEntity = z
  .object({ text: z.string(), url: z.string().nullable(), kind: z.enum([...KINDS, 'word']) })
  .meta({ id: 'Suggestion' });

/** Query of suggestions. */
export const suggestQuery = z.object({ q: searchWords });

/** The path where nothing is. */
export const likelyQuery = z.object({ address: text(2000) });

/** Hit (contract section 8). */
const hitEntity = z
  .object({
    kind: kindEntity,
    id: publicId,
    title: z.string(),
    url: z.string(),
    crumbs: z.array(z.string()),
    snippet: z.array(z.object({ text: z.string(), mark: z.boolean() })),
    because: z.enum(['title', 'text', 'file']),
    file_page: nonNegativeInteger.nullable(),
    page: z.object({ id: publicId, slug: z.string(), title: z.string() }).nullable(),
    block: z.object({ id: z.int(), type: z.string() }).nullable(),
    asset: assetEntity.nullable(),
    file: fileEntity.nullable(),
    files: z.array(fileEntity).meta({
      description:
        'Of an asset: the formats it can be taken in. A file is a hit of its own by its own name or text only.',
    }),
    color: colorEntity.nullable(),
    can: abilitiesEntity.nullable(),
  })
  .meta({ id: 'Hit' });

const plainList = getList(hitEntity);

/** One page of hits, with how many there are of each kind. */
export const hitList = plainList.extend({
  meta: plainList.shape.meta.extend({
    counts: z.object({
      page: nonNegativeInteger,
      asset: nonNegativeInteger,
      file: nonNegativeInteger,
      color: nonNegativeInteger,
    }),
    corrected: z.string().nullable(),
    templates: z
      .object({ asset: nonNegativeInteger, file: nonNegativeInteger })
      .optional()
      .meta({ description: 'Asked for with `templates`: how many of these hits belong to templates.' }),
  }),
});

/** A hit in a response. */
export type HitResponse = z.output<typeof hitEntity>;
