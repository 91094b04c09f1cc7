import type { Core } from '@strapi/strapi';
import { notFound } from '../../../http/errors';
import type { CheckVersion } from '../../../http/versions';
import { findAssetState, loadAssetSnapshot, auditAsset, auditFiles } from '../audit';
import type { AssetInput } from '../schemas/asset';
import type { EarlierRow } from '../lib/reads/earlier-files';
import type { AcceptedFile, ReceivedAsset } from '../lib/receive';
import {
  getCurrentOriginal,
  runCleanups,
  storeEarlier,
  noCleanup,
  removeEarlier,
  deleteEarlierRow,
} from '../lib/writes/earlier-files';
import { getViewerId, type Viewer } from '../../../permissions/viewer';
import { replaceFile, restoreFile } from '../lib/writes/replace-file';
import { restrictToAdmins } from '../../../storage/restrict-to-admins';
import { withAsset, withFileRollback, removeFileRows } from '../lib/writes/stored-rows';

/** A validated write as the columns of an asset: a new original starts with its focal point in the centre. */
export function storedValues({ focal_point, ...fields }: AssetInput, original?: number): Values {
  const point = original === undefined ? focal_point : (focal_point ?? null);
  return {
    ...fields,
    ...(point !== undefined && { focalX: point?.x ?? null, focalY: point?.y ?? null }),
    ...(original !== undefined && { original }),
  };
}

const ASSET = 'api::asset.asset';
const CAPTIONS = '.vtt';

// Validated values; Strapi types them only where it generates types.
type Values = Record<string, unknown>;

/** Writes of assets with all their rules; ids are document ids, `actor` is that of a user. */
export function assetService(strapi: Core.Strapi) {
  const assets = strapi.documents(ASSET);
  const change = async (documentId: string, data: Values): Promise<void> => {
    await assets.update({ documentId, data });
  };

  return {
    create: ({ input, original, files }: ReceivedAsset, maker: Viewer): Promise<string> =>
      withFileRollback(strapi, [...(original ? [original] : []), ...files], async (kept) => {
        const main = original ? kept[0] : undefined;
        const added = kept.filter((file) => file !== main);
        const { documentId } = await assets.create({
          data: {
            title: '',
            description: '',
            isPrivate: false,
            decorative: false,
            tags: [],
            settings: {},
            uploadedBy: getViewerId(maker),
            ...(maker.kind === 'token' && { uploadedByToken: maker.id, uploadedByName: maker.name }),
            ...storedValues(input, main?.id),
            ...(added.length > 0 && { files: added.map(({ id }) => id) }),
          },
        });
        await auditAsset(strapi, documentId, null);
        return documentId;
      }),

    async update(
      documentId: string,
      input: AssetInput,
      original: AcceptedFile | null,
      actor: string | null,
      checkSeen: CheckVersion,
    ): Promise<void> {
      const tidy = await withFileRollback(strapi, original ? [original] : [], ([kept]) =>
        withAsset(strapi, documentId, async (asset) => {
          checkSeen(await findAssetState(strapi, documentId));
          const before = await loadAssetSnapshot(strapi, documentId);
          await change(documentId, storedValues(input, kept?.id));
          const replaced = kept && asset.original;
          await auditAsset(strapi, documentId, before, replaced ? { action: 'asset.replace' } : {});
          return replaced ? storeEarlier(strapi, documentId, getCurrentOriginal(asset), actor) : noCleanup;
        }),
      );
      await tidy();
    },

    async restoreOriginal(documentId: string, earlier: string, actor: string | null): Promise<void> {
      const tidy = await withAsset(strapi, documentId, async (asset) => {
        const before = await loadAssetSnapshot(strapi, documentId);
        const isOriginal = (row: EarlierRow): boolean => row.fileId === null;
        const { file, focalX, focalY } = await deleteEarlierRow(strapi, documentId, earlier, isOriginal);
        const tidyRestored = await restrictToAdmins(strapi, file, false);
        await change(documentId, { original: file.id, focalX, focalY });
        const tidyReplaced = await storeEarlier(strapi, documentId, getCurrentOriginal(asset), actor);
        await auditAsset(strapi, documentId, before, { action: 'asset.restore' });
        return runCleanups(tidyRestored, tidyReplaced);
      });
      await tidy();
    },

    /** New captions replace the old ones. */
    async addFiles(documentId: string, files: AcceptedFile[], checkSeen: CheckVersion): Promise<void> {
      const tidy = await withFileRollback(strapi, files, (kept) =>
        withAsset(strapi, documentId, async (asset) => {
          checkSeen(await findAssetState(strapi, documentId));
          const hasCaptions = files.some(({ checked: { ext } }) => ext === CAPTIONS);
          const replaced = asset.files.filter(({ ext }) => hasCaptions && ext === CAPTIONS);
          const staying = asset.files.filter((file) => !replaced.includes(file));
          await change(documentId, { files: [...staying, ...kept].map(({ id }) => id) });
          await auditFiles(strapi, 'file.add', documentId, kept);
          if (replaced.length > 0) await auditFiles(strapi, 'file.delete', documentId, replaced);
          return removeFileRows(strapi, replaced);
        }),
      );
      await tidy();
    },

    async removeFile(documentId: string, fileId: string): Promise<void> {
      const removeBytes = await withAsset(strapi, documentId, async (asset) => {
        const file = asset.files.find((candidate) => candidate.documentId === fileId);
        if (!file) throw notFound();
        const ids = asset.files.filter((candidate) => candidate !== file).map(({ id }) => id);
        await change(documentId, { files: ids });
        await auditFiles(strapi, 'file.delete', documentId, [file]);
        const tidyEarlier = await removeEarlier(strapi, documentId, fileId);
        return runCleanups(tidyEarlier, await removeFileRows(strapi, [file]));
      });
      await removeBytes();
    },

    replaceFile: replaceFile(strapi),
    restoreFile: restoreFile(strapi),
  };
}

export default ({ strapi }: { strapi: Core.Strapi }) => assetService(strapi);
