import type { Core } from '@strapi/strapi';
import { conflict, notFound } from '../../../http/errors';
import { getLive } from '../../../live';
import { assetFacts, noteAsset, noteFiles } from '../log';
import type { AssetInput } from '../schemas/asset-input';
import type { AcceptedFile } from '../uploads/checked-files';
import { withAsset } from '../writes/locked-asset';
import { keepingFiles, removeFileRows } from '../writes/stored-rows';

const ASSET = 'api::asset.asset';

/** Writes of assets, each with all its rules; ids are document ids. */
export interface AssetService {
  create(input: AssetInput, original: AcceptedFile | null): Promise<string>;
  update(id: string, input: AssetInput, original: AcceptedFile | null): Promise<void>;
  addFiles(id: string, files: AcceptedFile[]): Promise<void>;
  removeFile(id: string, fileId: string): Promise<void>;
  remove(id: string, force: boolean): Promise<void>;
}

// Checked values; Strapi's own type of them exists only where it generates types.
type Values = Record<string, unknown>;

const nothing = (): Promise<void> => Promise.resolve();

/** The writes of assets of this application. */
export function assetService(strapi: Core.Strapi): AssetService {
  const assets = strapi.documents(ASSET);
  const change = async (documentId: string, data: Values): Promise<void> => {
    await assets.update({ documentId, data });
  };

  return {
    create: (input, original) =>
      keepingFiles(strapi, original ? [original] : [], async ([kept]) => {
        const { documentId } = await assets.create({
          data: {
            title: '',
            description: '',
            isPrivate: false,
            settings: {},
            ...input,
            ...(kept && { original: kept.id }),
          },
        });
        await noteAsset(strapi, documentId, null);
        return documentId;
      }),

    async update(documentId, input, original) {
      const removeBytes = await keepingFiles(strapi, original ? [original] : [], ([kept]) =>
        withAsset(strapi, documentId, async (asset) => {
          const before = await assetFacts(strapi, documentId);
          await change(documentId, { ...input, ...(kept && { original: kept.id }) });
          await noteAsset(strapi, documentId, before);
          return kept && asset.original ? removeFileRows(strapi, [asset.original]) : nothing;
        }),
      );
      await removeBytes();
    },

    addFiles: (documentId, files) =>
      keepingFiles(strapi, files, (kept) =>
        withAsset(strapi, documentId, async (asset) => {
          const ids = [...asset.files, ...kept].map(({ id }) => id);
          await change(documentId, { files: ids });
          await noteFiles(strapi, 'file.add', documentId, kept);
        }),
      ),

    async removeFile(documentId, fileId) {
      const removeBytes = await withAsset(strapi, documentId, async (asset) => {
        const file = asset.files.find((candidate) => candidate.documentId === fileId);
        if (!file) throw notFound();
        const ids = asset.files.filter((candidate) => candidate !== file).map(({ id }) => id);
        await change(documentId, { files: ids });
        await noteFiles(strapi, 'file.delete', documentId, [file]);
        return removeFileRows(strapi, [file]);
      });
      await removeBytes();
    },

    async remove(documentId, force) {
      const used_on = await getLive(strapi).usedOn(documentId);
      if (used_on.length > 0 && !force) throw conflict('Deze asset staat nog op een pagina.', { used_on });
      const removeBytes = await withAsset(strapi, documentId, async ({ original, files }) => {
        const before = await assetFacts(strapi, documentId);
        await assets.delete({ documentId });
        await noteAsset(strapi, documentId, before, { force });
        return removeFileRows(strapi, [...(original ? [original] : []), ...files]);
      });
      await removeBytes();
    },
  };
}

export default ({ strapi }: { strapi: Core.Strapi }): AssetService => assetService(strapi);
