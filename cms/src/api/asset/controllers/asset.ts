import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendDownload, sendDownloadToken } from '../../file/downloads';
import { notFoundFor } from '../../file/downloads/targets';
import { forbidden, notFound } from '../../../http/errors';
import { isId } from '../../../http/fields';
import { listResponse } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { requireAdmin, getUserId, getViewer } from '../../../http/portal-strategy';
import { sendCached } from '../../../http/send-cached';
import { createVersionCheck, setVersion } from '../../../http/versions';
import { findAssetState } from '../audit';
import type { AssetResponse } from '../../../http/schemas/assets';
import { getPublished, type PublishedAsset } from '../../../published';
import { type AssetRights, getAssetRights } from '../../../published/asset-rights';
import type { Download } from '../../../storage/download-token';
import { findPhotoDetails } from '../../../storage/photo-metadata/find-photo-details';
import { presentAsset } from '../../../published/present-asset';
import { getAudience } from '../../../storage/renditions/preview-address';
import { getCollection, type Collection } from '../../../published/collections';
import { findDeletedAssetList } from '../lib/reads/deleted';
import { findEarlierFiles, findEarlierOriginals } from '../lib/reads/earlier-files';
import { findLogoRule } from '../lib/reads/find-logo-rule';
import { libraryOverviewResponse } from '../lib/reads/library-overview';
import { assetListResponse, countAssets, countTags } from '../lib/reads/list-assets';
import { loadStableUses } from '../lib/stable-uses';
import { changeAssets } from '../lib/writes/change-assets';
import { deleteAsset, removeAsset, undeleteAsset } from '../lib/writes/delete-asset';
import { removePhotoLocation } from '../lib/writes/remove-location';
import {
  ADMINS_FILTERS,
  assetBulkInput,
  assetCountsQuery,
  assetDeleteQuery,
  assetListQuery,
  deletedAssetsQuery,
  earlierQuery,
  libraryQuery,
} from '../schemas/asset';
import { assetService } from '../services/asset';
import { receiveAsset, receiveFile, receiveFiles } from '../lib/receive';

const OPEN_TO_ALL = 'public, max-age=0, must-revalidate';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const published = getPublished(strapi);
  const service = assetService(strapi);
  const getId = (ctx: Context): string => String(ctx.params.id);
  const getDownload = (ctx: Context): Download => ({ of: 'assets', id: getId(ctx) });

  const rights = async (ctx: Context): Promise<(asset: PublishedAsset) => AssetRights> => {
    const { placements } = (await published.snapshot()).pages;
    return (asset) => getAssetRights(getViewer(ctx), asset, placements.get(asset.id) ?? []);
  };

  const mustExist = async (id: string): Promise<string> => {
    if (!isId(id) || !(await published.snapshot()).assets.has(id)) throw notFound();
    return id;
  };

  /** An asset that exists, and that the caller may change: an API token only what it made itself. */
  const mustBeWritable = async (ctx: Context): Promise<string> => {
    const viewer = getViewer(ctx);
    const id = getId(ctx);
    if (viewer.kind !== 'token') return mustExist(id);
    const { assets } = await published.snapshot();
    if (assets.get(id)?.madeByToken !== viewer.id) {
      throw forbidden('Een sleutel wijzigt alleen assets die er zelf mee gemaakt zijn.');
    }
    return id;
  };

  const findFileIds = async (id: string): Promise<string[]> =>
    (await published.snapshot()).assets.get(id)?.files.map((file) => file.id) ?? [];

  const seen = async (ctx: Context, id: string): Promise<AssetResponse> => {
    const asset = (await published.snapshot()).assets.get(id);
    const can = asset && (await rights(ctx))(asset);
    if (!asset || !can?.view) throw notFoundFor(getViewer(ctx));
    return presentAsset(asset, can, getAudience(getViewer(ctx)));
  };

  /** One asset; administrators also get details of its original. */
  const seenWhole = async (ctx: Context, id: string): Promise<AssetResponse> => {
    const asset = await seen(ctx, id);
    if (getViewer(ctx).kind !== 'admin') return asset;
    const original = (await published.snapshot()).assets.get(id)?.original ?? null;
    return { ...asset, carries: await findPhotoDetails(original) };
  };

  const findCollection = async (id: string): Promise<Collection | null> => {
    const { assets, pages } = await published.snapshot();
    const asset = assets.get(id);
    return asset ? getCollection(asset, pages.placements.get(id) ?? []) : null;
  };

  /** Where an asset is used: on pages, and by stable addresses. */
  const findUses = async (id: string) => ({
    used_on: await published.usedOn(id),
    stable_uses: await loadStableUses(strapi, id),
  });

  const answer = async (ctx: Context, id: string): Promise<void> => {
    const viewer = getViewer(ctx);
    const asset = (await published.snapshot()).assets.get(id);
    // What it made is nobody's to see until a page shows it, but it may know what it wrote.
    const isOwn = viewer.kind === 'token' && asset?.madeByToken === viewer.id;
    ctx.body = {
      data: isOwn
        ? presentAsset(asset, (await rights(ctx))(asset), getAudience(viewer))
        : await seenWhole(ctx, id),
    };
  };

  return {
    /** GET /assets: all assets for administrators, otherwise the visible ones. */
    async list(ctx: Context) {
      if (ADMINS_FILTERS.some((name) => name in ctx.query)) await requireAdmin(getViewer(ctx));
      const query = parseQuery(ctx, assetListQuery);
      await sendCached(
        ctx,
        await assetListResponse(strapi, getViewer(ctx), { address: `/assets${ctx.search}`, query }),
      );
    },

    /** GET /library: the assets that the viewer may see. Without a login these are the public ones. */
    async library(ctx: Context) {
      const query = parseQuery(ctx, libraryQuery);
      const address = `/library${ctx.search}`;
      await sendCached(ctx, await assetListResponse(strapi, getViewer(ctx), { address, query }));
    },

    /** GET /library/overview. */
    async overview(ctx: Context) {
      await sendCached(ctx, await libraryOverviewResponse(strapi, getViewer(ctx)));
    },

    /** GET /assets/:id; administrators also get its usage. */
    async find(ctx: Context) {
      const id = getId(ctx);
      const { kind } = getViewer(ctx);
      // Checked before the asset itself, because a stale version is refused later anyway.
      if (kind === 'admin') setVersion(ctx, isId(id) ? await findAssetState(strapi, id) : null);
      const asset = await seenWhole(ctx, id);
      ctx.body = {
        data: kind === 'admin' ? { ...asset, ...(await findUses(id)) } : asset,
        meta: {
          collection: await findCollection(id),
          logo: await findLogoRule(published, getViewer(ctx), id),
        },
      };
      if (kind === 'anonymous') ctx.set('Cache-Control', OPEN_TO_ALL);
    },

    /** POST /assets. */
    async create(ctx: Context) {
      await answer(
        ctx,
        await receiveAsset(strapi, ctx, (received) => service.create(received, getViewer(ctx)), {
          isNew: true,
        }),
      );
    },

    /** PUT /assets/:id. */
    async update(ctx: Context) {
      const id = await mustBeWritable(ctx);
      await receiveAsset(strapi, ctx, ({ input, original }) =>
        service.update(id, input, original, getUserId(ctx), createVersionCheck(ctx)),
      );
      await answer(ctx, id);
    },

    /**
     * DELETE /assets/:id: to the deleted list, with ?force=true also one that is in use; from there for good with
     * ?permanent=true.
     */
    async delete(ctx: Context) {
      const { force, permanent } = parseQuery(ctx, assetDeleteQuery);
      const id = getId(ctx);
      if (permanent === 'true') await removeAsset(strapi, id);
      else await deleteAsset(strapi, await mustExist(id), { force: force === 'true', by: getUserId(ctx) });
    },

    /** GET /admin/assets/deleted. */
    async deleted(ctx: Context) {
      ctx.body = await findDeletedAssetList(strapi, parseQuery(ctx, deletedAssetsQuery));
    },

    /** POST /assets/:id/restore. */
    async restore(ctx: Context) {
      await undeleteAsset(strapi, getId(ctx));
      await answer(ctx, getId(ctx));
    },

    /** GET /admin/assets/counts. */
    async counts(ctx: Context) {
      const query = parseQuery(ctx, assetCountsQuery);
      const { assets, pages } = await published.snapshot();
      ctx.body = { data: countAssets([...assets.values()], query, published.usedAssets(pages)) };
    },

    /** GET /admin/assets/tags. */
    async tags(ctx: Context) {
      ctx.body = { data: countTags((await published.snapshot()).assets.values()) };
    },

    /** POST /admin/assets/bulk. */
    async bulk(ctx: Context) {
      const input = parseBody(ctx, assetBulkInput);
      await changeAssets(strapi, input);
      const data: AssetResponse[] = [];
      for (const id of input.ids) data.push(await seen(ctx, id));
      ctx.body = { data };
    },

    /** GET /assets/:id/originals: its earlier originals. */
    async originals(ctx: Context) {
      const id = await mustExist(getId(ctx));
      const query = parseQuery(ctx, earlierQuery);
      const { earlier, total } = await findEarlierOriginals(strapi, id, query);
      ctx.body = listResponse(earlier, query, total);
    },

    /** POST /assets/:id/originals/:original/restore. */
    async restoreOriginal(ctx: Context) {
      const id = await mustExist(getId(ctx));
      await service.restoreOriginal(id, String(ctx.params.original), getUserId(ctx));
      await answer(ctx, id);
    },

    /** POST /assets/:id/original/without-place. */
    async takePlace(ctx: Context) {
      const id = await mustExist(getId(ctx));
      await removePhotoLocation(strapi, id, getUserId(ctx));
      await answer(ctx, id);
    },

    /** POST /assets/:id/files. */
    async addFiles(ctx: Context) {
      const id = await mustBeWritable(ctx);
      await receiveFiles(ctx, (files) => service.addFiles(id, files, createVersionCheck(ctx)));
      await answer(ctx, id);
    },

    /** PUT /assets/:id/files/:file_id. */
    async replaceFile(ctx: Context) {
      const id = await mustBeWritable(ctx);
      const fileId = String(ctx.params.file_id);
      if (!(await findFileIds(id)).includes(fileId)) throw notFound();
      await receiveFile(ctx, (file) =>
        service.replaceFile(id, fileId, file, getUserId(ctx), createVersionCheck(ctx)),
      );
      await answer(ctx, id);
    },

    /** GET /assets/:id/earlier-files. */
    async earlierFiles(ctx: Context) {
      const id = await mustExist(getId(ctx));
      const query = parseQuery(ctx, earlierQuery);
      const { earlier, total } = await findEarlierFiles(strapi, id, await findFileIds(id), query);
      ctx.body = listResponse(earlier, query, total);
    },

    /** POST /assets/:id/earlier-files/:earlier/restore. */
    async restoreFile(ctx: Context) {
      const id = await mustExist(getId(ctx));
      await service.restoreFile(id, String(ctx.params.earlier), getUserId(ctx));
      await answer(ctx, id);
    },

    /** DELETE /assets/:id/files/:file_id: returns the updated asset. */
    async removeFile(ctx: Context) {
      const id = await mustExist(getId(ctx));
      await service.removeFile(id, String(ctx.params.file_id));
      await answer(ctx, id);
    },

    /** GET /assets/:id/download: the original. */
    download: (ctx: Context) => sendDownload(strapi, ctx, getDownload(ctx)),

    /** POST /assets/:id/download. */
    downloadToken: (ctx: Context) => sendDownloadToken(strapi, ctx, getDownload(ctx)),
  };
};
