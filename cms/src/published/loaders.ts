import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Permission } from '../permissions/viewer';
import { fileKind } from '../storage/file-kind';
import { storedFileFromRow, type FileRow, type StoredFile } from '../storage/stored-file';
import { colorFromRow } from './colors';
import { PERSON, presentPerson } from './page-entry';
import { presetFromRow } from './presets';
import type { Load } from './store';
import { ORNAMENTS, type PublishedAsset, type PublishedGroup, type PublishedSite, SHARING } from './types';

const BATCH = 250;

const byIds = (ids: readonly string[] | 'all') => (ids === 'all' ? {} : { documentId: { $in: [...ids] } });

/** Reads a query in batches, so that a large portal never has all its rows in memory at once. */
async function readInBatches<Row extends { documentId: string }, T>(
  find: (range: { limit: number; offset: number }) => Promise<Row[]>,
  make: (row: Row) => T,
): Promise<Map<string, T>> {
  const made = new Map<string, T>();
  for (let offset = 0; ; offset += BATCH) {
    const rows = await find({ limit: BATCH, offset });
    for (const row of rows) made.set(row.documentId, make(row));
    if (rows.length < BATCH) return made;
  }
}

/** The columns of a group that readers need. */
export interface GroupRow {
  documentId: string;
  name: string;
  canView: boolean;
  canUse: boolean;
  canEdit: boolean;
}

/** The permissions that a group's three switches grant. */
export const getPermissions = (row: Pick<GroupRow, 'canView' | 'canUse' | 'canEdit'>): Permission[] => [
  ...(row.canView ? ['view' as const] : []),
  ...(row.canUse ? ['download-for-use' as const] : []),
  ...(row.canEdit ? ['download-for-edit' as const] : []),
];

export const loadGroups =
  (strapi: Core.Strapi): Load<PublishedGroup> =>
  (ids) =>
    readInBatches<GroupRow, PublishedGroup>(
      (range) =>
        strapi.db.query('api::group.group').findMany({ ...range, where: byIds(ids), orderBy: { id: 'asc' } }),
      (row) => ({ id: row.documentId, name: row.name, permissions: getPermissions(row) }),
    );

/** A row of api::asset.asset, populated by `assetPopulate`. */
export interface AssetRow {
  documentId: string;
  title: string | null;
  description: string | null;
  isPrivate: boolean | null;
  decorative: boolean | null;
  settings: { outlined: string | null; backgroundColor: string | null } | null;
  focalX: number | null;
  focalY: number | null;
  original: FileRow | null;
  files: FileRow[] | null;
  tags: unknown;
  uploadedBy: Parameters<typeof presentPerson>[0];
  uploadedByToken: string | null;
  uploadedByName: string | null;
  createdAt: string;
  updatedAt: string;
}

// Null and the text 'null' are shown as empty.
const textOrEmpty = (text: string | null): string => (text === null || text === 'null' ? '' : text);

/** The focal point in two columns; a maintainer may have filled in only one of them. */
export const getFocalPoint = ({ focalX: x, focalY: y }: Pick<AssetRow, 'focalX' | 'focalY'>) =>
  x === null || y === null ? null : { x, y };

// A row written with other tools may hold anything.
const tagList = z.array(z.string()).catch([]);

/** The tags in a row. */
export const getTags = (stored: unknown): string[] => tagList.parse(stored);

const areCaptions = (file: StoredFile): boolean => fileKind(file) === 'captions';

const partitionFiles = (files: readonly StoredFile[]): Pick<PublishedAsset, 'files' | 'captions'> => ({
  files: files.filter((file) => !areCaptions(file)),
  captions: files.filter(areCaptions),
});

/** Populate for an `AssetRow`. */
export const assetPopulate = { settings: true, original: true, files: true, uploadedBy: PERSON };

/** When an asset, or one of its files, last changed: a maintainer may replace a file without touching the asset. */
const getLastChange = ({ updatedAt, original, files }: AssetRow): number =>
  Math.max(
    ...[
      updatedAt,
      ...(original ? [original.updatedAt] : []),
      ...(files ?? []).map((file) => file.updatedAt),
    ].map((moment) => new Date(moment).getTime()),
  );

/** An asset from its row. */
export const assetFromRow = (row: AssetRow): PublishedAsset => ({
  id: row.documentId,
  title: textOrEmpty(row.title),
  description: textOrEmpty(row.description),
  isPrivate: row.isPrivate ?? false,
  decorative: row.decorative ?? false,
  settings: {
    outlined: row.settings?.outlined ?? 'default',
    backgroundColor: row.settings?.backgroundColor ?? 'transparent',
  },
  focalPoint: getFocalPoint(row),
  original: row.original ? storedFileFromRow(row.original) : null,
  ...partitionFiles((row.files ?? []).map(storedFileFromRow)),
  tags: getTags(row.tags),
  uploadedBy:
    row.uploadedByName === null
      ? presentPerson(row.uploadedBy ?? null)
      : { id: null, name: row.uploadedByName },
  madeByToken: row.uploadedByToken,
  createdAt: new Date(row.createdAt).getTime(),
  updatedAt: getLastChange(row),
});

/** Loads assets that are not on the deleted list: what lists, pages, searches and downloads know. */
export const loadAssets =
  (strapi: Core.Strapi): Load<PublishedAsset> =>
  (ids) =>
    readInBatches<AssetRow, PublishedAsset>(
      (range) =>
        strapi.db.query('api::asset.asset').findMany({
          ...range,
          where: { ...byIds(ids), deletedAt: null },
          orderBy: { id: 'asc' },
          populate: assetPopulate,
        }),
      assetFromRow,
    );

interface SiteRow {
  documentId: string;
  productName: string;
  productSlug: string;
  oldProductSlugs: unknown;
  logo: FileRow | null;
  logoDark: FileRow | null;
  favicon: FileRow | null;
  ornament: string | null;
  ornamentImage: FileRow | null;
  contact: { name: string | null; email: string | null; phone: string | null; text: string | null } | null;
  footerLinks: { label: string | null; url: string | null }[] | null;
  registration: string | null;
  registrationDomains: string | null;
  sharing: string | null;
  mailFromName: string | null;
}

const slugs = z.array(z.string()).catch([]);

/** The former addresses of the home page in a row, the most recent one last. */
export const getOldProductSlugs = ({ oldProductSlugs }: Pick<SiteRow, 'oldProductSlugs'>): string[] =>
  slugs.parse(oldProductSlugs);

const fileFrom = (row: FileRow | null): StoredFile | null => row && storedFileFromRow(row);

/**
 * The domains in a text that a maintainer may have typed. Invalid domains stay, because no address matches them;
 * leaving them out could open registration to everyone.
 */
const splitDomains = (stored: string | null): string[] =>
  (stored ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((domain) => domain.replace(/^@/, ''))
    .filter((domain) => domain !== '');

const liveSite = (row: SiteRow, lists: Pick<PublishedSite, 'colors' | 'presets'>): PublishedSite => ({
  productName: row.productName,
  productSlug: row.productSlug,
  oldProductSlugs: getOldProductSlugs(row),
  ...lists,
  logo: fileFrom(row.logo),
  logoDark: fileFrom(row.logoDark),
  favicon: fileFrom(row.favicon),
  ornament: ORNAMENTS.find((each) => each === row.ornament) ?? 'mark',
  ornamentImage: fileFrom(row.ornamentImage),
  contact: {
    name: row.contact?.name ?? '',
    email: row.contact?.email ?? '',
    phone: row.contact?.phone ?? '',
    text: row.contact?.text ?? '',
  },
  footerLinks: (row.footerLinks ?? []).map(({ label, url }) => ({ label: label ?? '', url: url ?? '' })),
  registrationOpen: row.registration === 'open',
  registrationDomains: splitDomains(row.registrationDomains),
  sharing: SHARING.find((each) => each === row.sharing) ?? 'off',
  mailFromName: row.mailFromName ?? '',
});

/** The site with its colours and formats; there is one. */
export const loadSite =
  (strapi: Core.Strapi): Load<PublishedSite> =>
  async () => {
    const row: SiteRow | null = await strapi.db.query('api::site.site').findOne({
      populate: {
        ...{ logo: true, logoDark: true, favicon: true, ornamentImage: true },
        ...{ contact: true, footerLinks: true },
      },
      orderBy: { id: 'asc' },
    });
    if (!row) throw new Error('The site has no row.');
    const findAll = (uid: string, orderBy: unknown): Promise<unknown[]> =>
      strapi.db.query(uid).findMany({ orderBy });
    const lists = {
      colors: (await findAll('api::color.color', [{ position: 'asc' }, { id: 'asc' }])).flatMap(
        (color) => colorFromRow(color) ?? [],
      ),
      presets: (await findAll('api::preset.preset', { id: 'asc' })).flatMap(
        (preset) => presetFromRow(preset) ?? [],
      ),
    };
    return new Map([[row.documentId, liveSite(row, lists)]]);
  };
