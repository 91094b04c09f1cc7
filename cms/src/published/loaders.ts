import type { Core } from '@strapi/strapi';
import type { Permission } from '../permissions/viewer';
import { storedFileFromRow, type FileRow } from '../storage/stored-file';
import type { Load } from './store';
import type { PublishedAsset, PublishedGroup, PublishedSite } from './types';

const BATCH = 250;

const byIds = (ids: readonly string[] | 'all') => (ids === 'all' ? {} : { documentId: { $in: [...ids] } });

/** Reads a query in batches, so that a large portal never has all its rows in memory at once. */
async function inBatches<Row extends { documentId: string }, T>(
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

interface GroupRow {
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
    inBatches<GroupRow, PublishedGroup>(
      (range) =>
        strapi.db.query('api::group.group').findMany({ ...range, where: byIds(ids), orderBy: { id: 'asc' } }),
      (row) => ({ id: row.documentId, name: row.name, permissions: getPermissions(row) }),
    );

interface AssetRow {
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
  createdAt: string;
  updatedAt: string;
}

// A text that is null or 'null' is shown as empty.
const shown = (text: string | null): string => (text === null || text === 'null' ? '' : text);

/** The focal point in two columns; a maintainer may have filled in only one of them. */
export const getFocalPoint = ({ focalX: x, focalY: y }: Pick<AssetRow, 'focalX' | 'focalY'>) =>
  x === null || y === null ? null : { x, y };

const liveAsset = (row: AssetRow): PublishedAsset => ({
  id: row.documentId,
  title: shown(row.title),
  description: shown(row.description),
  isPrivate: row.isPrivate ?? false,
  decorative: row.decorative ?? false,
  settings: {
    outlined: row.settings?.outlined ?? 'default',
    backgroundColor: row.settings?.backgroundColor ?? 'transparent',
  },
  focalPoint: getFocalPoint(row),
  original: row.original ? storedFileFromRow(row.original) : null,
  files: (row.files ?? []).map(storedFileFromRow),
  createdAt: new Date(row.createdAt).getTime(),
  updatedAt: new Date(row.updatedAt).getTime(),
});

export const loadAssets =
  (strapi: Core.Strapi): Load<PublishedAsset> =>
  (ids) =>
    inBatches<AssetRow, PublishedAsset>(
      (range) =>
        strapi.db.query('api::asset.asset').findMany({
          ...range,
          where: byIds(ids),
          orderBy: { id: 'asc' },
          populate: { settings: true, original: true, files: true },
        }),
      liveAsset,
    );

interface SiteRow {
  documentId: string;
  productName: string;
  productSlug: string;
  palette: unknown;
  logo: FileRow | null;
  contact: { name: string | null; email: string | null; phone: string | null; text: string | null } | null;
  footerLinks: { label: string | null; url: string | null }[] | null;
}

const liveSite = ({
  productName,
  productSlug,
  palette,
  logo,
  contact,
  footerLinks,
}: SiteRow): PublishedSite => ({
  productName,
  productSlug,
  palette,
  logo: logo && storedFileFromRow(logo),
  contact: {
    name: contact?.name ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    text: contact?.text ?? '',
  },
  footerLinks: (footerLinks ?? []).map(({ label, url }) => ({ label: label ?? '', url: url ?? '' })),
});

/** The site; there is one. */
export const loadSite =
  (strapi: Core.Strapi): Load<PublishedSite> =>
  async () => {
    const row: SiteRow | null = await strapi.db.query('api::site.site').findOne({
      populate: { logo: true, contact: true, footerLinks: true },
      orderBy: { id: 'asc' },
    });
    if (!row) throw new Error('The site has no row.');
    return new Map([[row.documentId, liveSite(row)]]);
  };
