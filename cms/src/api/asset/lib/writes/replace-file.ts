import type { Core } from '@strapi/strapi';
import { conflictAt, notFound, refusedType } from '../../../../http/errors';
import type { CheckVersion } from '../../../../http/versions';
import { fileKind } from '../../../../storage/file-kind';
import { removeRenditions } from '../../../../storage/renditions/renditions';
import { restrictToAdmins } from '../../../../storage/restrict-to-admins';
import { auditReplaced, findAssetState } from '../../audit';
import type { AcceptedFile } from '../receive';
import { runCleanups, storeEarlier, deleteEarlierRow, type Cleanup } from './earlier-files';
import { findUses, withFileRollback, swapContents, withAsset, type AssetFiles } from './stored-rows';

const NO_CAPTIONS = 'Een ondertiteling komt niet in de plaats van een bestand. Voeg haar toe.';

type File = AssetFiles['files'][number];

/** A row with other content. */
type Content = Pick<File, 'id' | 'documentId' | 'name' | 'ext'>;

/** Throws 409 when the file is used elsewhere too and would change format: Strapi's panel refuses that as well. */
async function requireSameFormat(strapi: Core.Strapi, file: File, content: Content): Promise<void> {
  if (file.ext === content.ext || (await findUses(strapi, file)) <= 1) return;
  throw conflictAt(
    'file',
    `Dit bestand staat ook ergens anders. Vervang het door een ander ${file.ext ?? ''}-bestand.`,
  );
}

interface ContentSwap {
  documentId: string;
  asset: AssetFiles;
  file: File;
  /** The row that receives the content; it keeps the old content of the file. */
  content: Content;
  actor: string | null;
}

/** Swaps the content of a file of a locked asset, and stores the old content. */
async function swapFileContent(
  strapi: Core.Strapi,
  action: 'file.replace' | 'file.restore',
  { documentId, asset, file, content, actor }: ContentSwap,
): Promise<Cleanup> {
  await requireSameFormat(strapi, file, content);
  await swapContents(strapi, file, content);
  const tidyFile = await restrictToAdmins(strapi, file, false);
  // Counts as a change of the asset.
  const data: Record<string, unknown> = { files: asset.files.map(({ id }) => id) };
  await strapi.documents('api::asset.asset').update({ documentId, data });
  const replaced = { fileId: file.documentId, file: content };
  const tidyReplaced = await storeEarlier(strapi, documentId, replaced, actor);
  await auditReplaced(strapi, action, documentId, { file, name: content.name });
  return runCleanups(tidyFile, tidyReplaced, () => removeRenditions(content.documentId));
}

const findIn = (asset: AssetFiles, fileId: string | null): File => {
  const file = asset.files.find(({ documentId }) => documentId === fileId);
  if (!file) throw notFound();
  return file;
};

/** Replaces the content of a file of an asset; its id and URL stay the same. Throws 404, 409 and 412. */
export const replaceFile =
  (strapi: Core.Strapi) =>
  async (
    documentId: string,
    fileId: string,
    sent: AcceptedFile,
    actor: string | null,
    checkSeen: CheckVersion,
  ): Promise<void> => {
    if (fileKind(sent.checked) === 'captions') throw refusedType('file', NO_CAPTIONS);
    const tidy = await withFileRollback(strapi, [sent], ([kept]) =>
      withAsset(strapi, documentId, async (asset) => {
        checkSeen(await findAssetState(strapi, documentId));
        if (!kept) throw new Error('Nothing was kept');
        const content = { ...kept, ext: sent.checked.ext };
        const file = findIn(asset, fileId);
        return swapFileContent(strapi, 'file.replace', { documentId, asset, file, content, actor });
      }),
    );
    await tidy();
  };

/** Restores an earlier version of a file of an asset. Throws 404 and 409. */
export const restoreFile =
  (strapi: Core.Strapi) =>
  async (documentId: string, earlier: string, actor: string | null): Promise<void> => {
    const tidy = await withAsset(strapi, documentId, async (asset) => {
      const isOfFile = ({ fileId }: { fileId: string | null }): boolean =>
        fileId !== null && asset.files.some((file) => file.documentId === fileId);
      const { file: content, fileId } = await deleteEarlierRow(strapi, documentId, earlier, isOfFile);
      const file = findIn(asset, fileId);
      return swapFileContent(strapi, 'file.restore', { documentId, asset, file, content, actor });
    });
    await tidy();
  };
