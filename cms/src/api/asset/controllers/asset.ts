import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerDownload, answerDownloadToken } from '../../file/downloads';
import { absent } from '../../file/downloads/targets';
import { notFound } from '../../../http/errors';
import { isId } from '../../../http/fields';
import { listAnswer } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { refuseOthers, getUserId, getViewer } from '../../../http/portal-strategy';
import { sendCached } from '../../../http/send-cached';
import { checkSeen, setVersion } from '../../../http/versions';
import { findAssetState } from '../audit';
import type { AssetAnswer } from '../../../http/schemas/assets';
import { getPublished, type PublishedAsset } from '../../../published';
import { assetAbilities, type Abilities } from '../../../permissions/abilities';
import type { Download } from '../../../storage/download-token';
import { findSayings } from '../../../storage/photo-words/find-sayings';
import { presentAsset } from '../../../published/present-asset';
import { getCollection, type Collection } from '../../../published/collections';
import { findDeletedAssetList } from '../lib/reads/deleted';
import { findEarlierFiles, findEarlierOriginals } from '../lib/reads/earlier-files';
import { findLogoRule } from '../lib/reads/find-logo-rule';
import { libraryOverviewAnswer } from '../lib/reads/library-overview';
import { assetListAnswer, countAssets, countTags } from '../lib/reads/list-assets';
import { changeAssets } from '../lib/writes/change-assets';
import { deleteAsset, removeAsset, undeleteAsset } from '../lib/writes/delete-asset';
import { takePlace } from '../lib/writes/take-place';
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
  const live = getPublished(strapi);
  const service = assetService(strapi);
  const getId = (ctx: Context): string => String(ctx.params.id);
  const getDownload = (ctx: Context): Download => ({ of: 'assets', id: getId(ctx) });

  const rights = async (ctx: Context): Promise<(asset: PublishedAsset) => Abilities> => {
    const { placements } = (await live.snapshot()).pages;
    return (asset) => assetAbilities(getViewer(ctx), asset, placements.get(asset.id) ?? []);
  };

  const mustExist = async (id: string): Promise<string> => {
    if (!isId(id) || !(await live.snapshot()).assets.has(id)) throw notFound();
    return id;
  };

  const findFileIds = async (id: string): Promise<string[]> =>
    (await live.snapshot()).assets.get(id)?.files.map((file) => file.id) ?? [];

  const seen = async (ctx: Context, id: string): Promise<AssetAnswer> => {
    const asset = (await live.snapshot()).assets.get(id);
    const can = asset && (await rights(ctx))(asset);
    if (!asset || !can?.view) throw absent(getViewer(ctx));
    return presentAsset(asset, can, getViewer(ctx).kind);
  };

  /** One asset, with what administrators are told of its original. */
  const seenWhole = async (ctx: Context, id: string): Promise<AssetAnswer> => {
    const asset = await seen(ctx, id);
    if (getViewer(ctx).kind !== 'admin') return asset;
    const original = (await live.snapshot()).assets.get(id)?.original ?? null;
    return { ...asset, carries: await findSayings(original) };
  };

  const findCollection = async (id: string): Promise<Collection | null> => {
    const { assets, pages } = await live.snapshot();
    const asset = assets.get(id);
    return asset ? getCollection(asset, pages.placements.get(id) ?? []) : null;
  };

  const answer = async (ctx: Context, id: string): Promise<void> => {
    ctx.body = { data: await seenWhole(ctx, id) };
  };

  return {
    /** GET /assets: all of them for administrators, otherwise those that the viewer may see. */
    async list(ctx: Context) {
      if (ADMINS_FILTERS.some((name) => name in ctx.query)) await refuseOthers(getViewer(ctx));
      const query = parseQuery(ctx, assetListQuery);
      await sendCached(
        ctx,
        await assetListAnswer(strapi, getViewer(ctx), { address: `/assets${ctx.search}`, query }),
      );
    },

    /** GET /library: the assets that the viewer may see, without a login those that are open to all. */
    async library(ctx: Context) {
      const query = parseQuery(ctx, libraryQuery);
      const address = `/library${ctx.search}`;
      await sendCached(ctx, await assetListAnswer(strapi, getViewer(ctx), { address, query }));
    },

    /** GET /library/overview. */
    async overview(ctx: Context) {
      await sendCached(ctx, await libraryOverviewAnswer(strapi, getViewer(ctx)));
    },

    /** GET /assets/:id; administrators also get its usage. */
    async find(ctx: Context) {
      const id = getId(ctx);
      const { kind } = getViewer(ctx);
      // Before the asset itself: a version that is too old is refused later on, one that is too new would not be.
      if (kind === 'admin') setVersion(ctx, isId(id) ? await findAssetState(strapi, id) : null);
      const asset = await seenWhole(ctx, id);
      ctx.body = {
        data: kind === 'admin' ? { ...asset, used_on: await live.usedOn(id) } : asset,
        meta: { collection: await findCollection(id), logo: await findLogoRule(live, getViewer(ctx), id) },
      };
      if (kind === 'anonymous') ctx.set('Cache-Control', OPEN_TO_ALL);
    },

    /** POST /assets. */
    async create(ctx: Context) {
      await answer(
        ctx,
        await receiveAsset(strapi, ctx, (received) => service.create(received, getUserId(ctx)), {
          isNew: true,
        }),
      );
    },

    /** PUT /assets/:id. */
    async update(ctx: Context) {
      const id = await mustExist(getId(ctx));
      await receiveAsset(strapi, ctx, ({ input, original }) =>
        service.update(id, input, original, getUserId(ctx), checkSeen(ctx)),
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
      ctx.status = 204;
    },

    /** GET /admin/assets/deleted. */
    async deleted(ctx: Context) {
      const query = parseQuery(ctx, deletedAssetsQuery);
      const { assets, total } = await findDeletedAssetList(strapi, query);
      ctx.body = listAnswer(assets, query, total);
    },

    /** POST /assets/:id/restore. */
    async restore(ctx: Context) {
      await undeleteAsset(strapi, getId(ctx));
      await answer(ctx, getId(ctx));
    },

    /** GET /admin/assets/counts. */
    async counts(ctx: Context) {
      const query = parseQuery(ctx, assetCountsQuery);
      const { assets, pages } = await live.snapshot();
      ctx.body = { data: countAssets([...assets.values()], query, live.usedAssets(pages)) };
    },

    /** GET /admin/assets/tags. */
    async tags(ctx: Context) {
      ctx.body = { data: countTags((await live.snapshot()).assets.values()) };
    },

    /** POST /admin/assets/bulk. */
    async bulk(ctx: Context) {
      const input = parseBody(ctx, assetBulkInput);
      await changeAssets(strapi, input);
      const data: AssetAnswer[] = [];
      for (const id of input.ids) data.push(await seen(ctx, id));
      ctx.body = { data };
    },

    /** GET /assets/:id/originals: its earlier originals. */
    async originals(ctx: Context) {
      const id = await mustExist(getId(ctx));
      const query = parseQuery(ctx, earlierQuery);
      const { earlier, total } = await findEarlierOriginals(strapi, id, query);
      ctx.body = listAnswer(earlier, query, total);
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
      await takePlace(strapi, id, getUserId(ctx));
      await answer(ctx, id);
    },

    /** POST /assets/:id/files. */
    async addFiles(ctx: Context) {
      const id = await mustExist(getId(ctx));
      await receiveFiles(ctx, (files) => service.addFiles(id, files, checkSeen(ctx)));
      await answer(ctx, id);
    },

    /** PUT /assets/:id/files/:file_id. */
    async replaceFile(ctx: Context) {
      const id = await mustExist(getId(ctx));
      const fileId = String(ctx.params.file_id);
      if (!(await findFileIds(id)).includes(fileId)) throw notFound();
      await receiveFile(ctx, (file) => service.replaceFile(id, fileId, file, getUserId(ctx), checkSeen(ctx)));
      await answer(ctx, id);
    },

    /** GET /assets/:id/earlier-files. */
    async earlierFiles(ctx: Context) {
      const id = await mustExist(getId(ctx));
      const query = parseQuery(ctx, earlierQuery);
      const { earlier, total } = await findEarlierFiles(strapi, id, await findFileIds(id), query);
      ctx.body = listAnswer(earlier, query, total);
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
    download: (ctx: Context) => answerDownload(strapi, ctx, getDownload(ctx)),

    /** POST /assets/:id/download. */
    downloadToken: (ctx: Context) => answerDownloadToken(strapi, ctx, getDownload(ctx)),
  };
};
