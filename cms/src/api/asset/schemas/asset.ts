import { z } from 'zod';
import type { Core } from '@strapi/strapi';
import { fileEntity, assetEntity, focalPoint } from '../../../http/schemas/assets';
import { nonNegativeInteger, publicId, moment, personEntity, usageEntity } from '../../../http/schemas/plain';
import { getInput } from '../../../blocks/fields';
import { partFields } from '../../../blocks/registry';
import { id, line, requiredLine, text } from '../../../http/fields';
import { afterParameter } from '../../../http/cursors';
import { sortedQuery } from '../../../http/lists';
import { fold } from '../../../shared/fold';
import { COLLECTIONS } from '../../../published/collections';

/** A former original of an asset, since replaced. */
export const earlierOriginalEntity = z
  .object({
    id: publicId,
    file: fileEntity,
    replaced_at: moment,
    replaced_by: personEntity.nullable(),
  })
  .meta({ id: 'EarlierOriginal' });

export type EarlierOriginalResponse = z.output<typeof earlierOriginalEntity>;

/** What a file of an asset was before it was replaced. */
export const earlierFileEntity = earlierOriginalEntity
  .extend({ file_id: publicId.meta({ description: 'The file of the asset that was replaced.' }) })
  .meta({ id: 'EarlierFile' });

export type EarlierFileResponse = z.output<typeof earlierFileEntity>;

const logoRule = z.object({
  text: z.string().meta({ description: 'The rule for its use, or empty.' }),
  url: z.string().meta({ description: 'Where that is explained, or empty.' }),
  chooser: z
    .object({ slug: publicId, anchor: z.string() })
    .nullable()
    .meta({ description: 'The page that helps to choose among its versions, and where on it.' }),
});

export type LogoRule = z.output<typeof logoRule>;

/** One asset, with its collection in the library; administrators also get its usage. */
export const assetDetail = z.object({
  data: assetEntity
    .extend({
      used_on: z.array(usageEntity).optional(),
      stable_uses: nonNegativeInteger.optional().meta({
        description:
          'Administrators only: how often its stable addresses were asked for in the last seven days.',
      }),
    })
    .meta({ id: 'AssetDetail' }),
  meta: z.object({
    collection: z
      .enum(COLLECTIONS)
      .nullable()
      .meta({ description: 'The shelf of the library on which it stands; null for what adorns pages.' }),
    logo: logoRule.nullable().meta({
      description: 'What the pages that the caller may read say of it as a logo; null for what is none.',
    }),
  }),
});

/** An asset on the deleted list. */
export const deletedAssetEntity = assetEntity
  .extend({ deleted_at: moment, deleted_by: personEntity.nullable() })
  .meta({ id: 'DeletedAsset' });

export type DeletedAssetResponse = z.output<typeof deletedAssetEntity>;

/** A tag, and how many assets have it. */
export const tagEntity = z.object({ tag: z.string(), count: nonNegativeInteger }).meta({ id: 'Tag' });

// Null and the text 'null' are empty.
const emptyToNull = (value: z.ZodType<string>) =>
  value.nullable().transform((given) => (given === null || given === 'null' ? '' : given));

const tag = requiredLine(50);
/** The most tags of one asset. */
export const MOST_TAGS = 50;

/** Tags compare without case and accents: the first way to write one stays. */
export const isSameTag = (a: string, b: string): boolean => fold(a) === fold(b);

/** Tags, each once. */
export const uniqueTags = (tags: readonly string[]): string[] =>
  tags.filter((each, index) => tags.findIndex((other) => isSameTag(other, each)) === index);

const tagList = z.array(tag).max(MOST_TAGS).transform(uniqueTags);

/** A change of many assets: all of them or none. */
export const assetBulkInput = z.strictObject({
  ids: z
    .array(id)
    .min(1)
    .max(500)
    .transform((ids) => [...new Set(ids)]),
  set: z.strictObject({ isPrivate: z.boolean(), tags_add: tagList, tags_remove: tagList }).partial(),
});

export type AssetBulkInput = z.output<typeof assetBulkInput>;

/** The fields of an asset besides its file; omitted fields stay unchanged. */
export const assetInput = (strapi: Core.Strapi) =>
  z
    .strictObject({
      title: emptyToNull(line()),
      description: emptyToNull(text(5000)),
      isPrivate: z.boolean(),
      decorative: z.boolean(),
      tags: tagList,
      focal_point: focalPoint,
      settings: getInput(partFields(strapi, 'part.asset-settings')),
    })
    .partial();

export type AssetInput = z.output<ReturnType<typeof assetInput>>;

/** The kinds of assets to filter by. */
export const KINDS = ['image', 'video', 'document', 'editable'] as const;

const yesOrNo = (description: string) => z.enum(['true', 'false']).optional().meta({ description });

const forAdmins = {
  private: yesOrNo('Administrators only: those that are private, or that are not.'),
  used: yesOrNo(
    'Administrators only: those that a draft, live or scheduled version refers to, or that none does.',
  ),
  tag: tag
    .optional()
    .meta({ description: 'Administrators only: those with this tag, whatever its case and accents.' }),
  without: z
    .enum(['description'])
    .optional()
    .meta({ description: 'Administrators only: those that have no description.' }),
  sha256: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, { error: 'sha256 bestaat uit 64 hexadecimale cijfers.' })
    // The format in which digests are stored.
    .transform((hex) => Buffer.from(hex, 'hex').toString('base64url'))
    .optional()
    .meta({
      description:
        'Administrators only: those of which the original, or a file, has this SHA-256, as it was sent or as it is kept.',
    }),
};

export const ADMINS_FILTERS = Object.keys(forAdmins);

const sortedAssets = sortedQuery(
  'id',
  'title',
  'description',
  'isPrivate',
  'size',
  'created_at',
  'updated_at',
);

const changedSince = z.iso
  .datetime({ offset: true, error: 'Schrijf dit moment als 2026-01-31T12:00:00Z.' })
  .transform((moment) => Date.parse(moment))
  .optional()
  .meta({
    description:
      'Those of which `updated_at` is this moment or later. It does not tell what is gone, or newly visible: see /events.',
  });

export const assetListQuery = sortedAssets.extend({
  after: afterParameter,
  changed_since: changedSince,
  kind: z.enum(KINDS).optional(),
  ...forAdmins,
});

export const assetCountsQuery = assetListQuery.pick({
  ...{ search: true, kind: true },
  ...{ private: true, used: true, tag: true, without: true },
});

export const assetCounts = z
  .object({
    all: nonNegativeInteger.meta({ description: 'By `search` alone.' }),
    kinds: z.object({
      image: nonNegativeInteger,
      video: nonNegativeInteger,
      document: nonNegativeInteger,
      editable: nonNegativeInteger,
    }),
    private: nonNegativeInteger,
    used: nonNegativeInteger,
    unused: nonNegativeInteger,
    undescribed: nonNegativeInteger,
  })
  .meta({ id: 'AssetCounts' });

/** The query of the library: the filters for readers. */
export const libraryQuery = sortedAssets.extend({
  after: afterParameter,
  changed_since: changedSince,
  kind: z.enum(KINDS).optional(),
  page_id: id.optional().meta({ description: 'Those that the live version of this page shows the caller.' }),
  collection: z
    .enum(COLLECTIONS)
    .optional()
    .meta({ description: 'By a label of that name, by the block that shows them, or else by their files.' }),
});

/** The shelves of the library. */
export const libraryOverview = z
  .object({
    most: z.array(assetEntity).meta({ description: 'What is fetched most of late, the first most.' }),
    collections: z.array(
      z.object({ id: z.enum(COLLECTIONS), count: nonNegativeInteger, assets: z.array(assetEntity) }),
    ),
    total: nonNegativeInteger,
  })
  .meta({ id: 'LibraryOverview' });

export const deletedAssetsQuery = sortedQuery('deleted_at', 'title');
export const earlierQuery = sortedQuery('replaced_at');

/** `?force=true` deletes an asset that is in use, `?permanent=true` one that is on the deleted list. */
export const assetDeleteQuery = z.object({
  force: z.enum(['true', 'false']).optional(),
  permanent: z.enum(['true', 'false']).optional(),
});

export type AssetListQuery = z.output<typeof assetListQuery>;
export type LibraryQuery = z.output<typeof libraryQuery>;
export type AssetCountsQuery = z.output<typeof assetCountsQuery>;
export type AssetCounts = z.output<typeof assetCounts>;
