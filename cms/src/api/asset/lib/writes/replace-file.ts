import type { Core } from '@strapi/strapi';
import { conflictAt, notFound, refusedType } from '../../../../http/errors';
import type { CheckSeen } from '../../../../http/versions';
import { fileKind } from '../../../../storage/file-kind';
import { removeRenditions } from '../../../../storage/renditions/renditions';
import { restrictToAdmins } from '../../../../storage/restrict-to-admins';
import { auditReplaced, findAssetState } from '../../audit';
import type { AcceptedFile } from '../receive';
import { inTurn, keepEarlier, takeEarlier, type Tidy } from './earlier-files';
import { findUses, keepingFiles, swapContents, withAsset, type AssetFiles } from './stored-rows';

const NO_CAPTIONS = 'Een ondertiteling komt niet in de plaats van een bestand. Voeg haar toe.';

type File = AssetFiles['files'][number];

/** A row with other content. */
type Content = Pick<File, 'id' | 'documentId' | 'name' | 'ext'>;

/** Throws 409 when a file has another place too, which may not take another format, as Strapi's panel doesn't. */
async function mustFit(strapi: Core.Strapi, file: File, content: Content): Promise<void> {
  if (file.ext === content.ext || (await findUses(strapi, file)) <= 1) return;
  throw conflictAt(
    'file',
    `Dit bestand staat ook ergens anders. Vervang het door een ander ${file.ext ?? ''}-bestand.`,
  );
}

interface Exchange {
  documentId: string;
  asset: AssetFiles;
  file: File;
  /** The row whose content the file gets; it keeps the content that the file had. */
  content: Content;
  actor: string | null;
}

/** Gives a file of a locked asset other content, and keeps what it had. */
async function exchange(
  strapi: Core.Strapi,
  action: 'file.replace' | 'file.restore',
  { documentId, asset, file, content, actor }: Exchange,
): Promise<Tidy> {
  await mustFit(strapi, file, content);
  await swapContents(strapi, file, content);
  const tidyFile = await restrictToAdmins(strapi, file, false);
  // Counts as a change of the asset.
  const data: Record<string, unknown> = { files: asset.files.map(({ id }) => id) };
  await strapi.documents('api::asset.asset').update({ documentId, data });
  const replaced = { fileId: file.documentId, file: content };
  const tidyReplaced = await keepEarlier(strapi, documentId, replaced, actor);
  await auditReplaced(strapi, action, documentId, { file, name: content.name });
  return inTurn(tidyFile, tidyReplaced, () => removeRenditions(content.documentId));
}

const findIn = (asset: AssetFiles, fileId: string | null): File => {
  const file = asset.files.find(({ documentId }) => documentId === fileId);
  if (!file) throw notFound();
  return file;
};

/** Replaces a file of an asset in its place: its id, and what leads to it, stay. Throws 404, 409 and 412. */
export const replaceFile =
  (strapi: Core.Strapi) =>
  async (
    documentId: string,
    fileId: string,
    sent: AcceptedFile,
    actor: string | null,
    checkSeen: CheckSeen,
  ): Promise<void> => {
    if (fileKind(sent.checked) === 'captions') throw refusedType('file', NO_CAPTIONS);
    const tidy = await keepingFiles(strapi, [sent], ([kept]) =>
      withAsset(strapi, documentId, async (asset) => {
        checkSeen(await findAssetState(strapi, documentId));
        if (!kept) throw new Error('Nothing was kept');
        const content = { ...kept, ext: sent.checked.ext };
        const file = findIn(asset, fileId);
        return exchange(strapi, 'file.replace', { documentId, asset, file, content, actor });
      }),
    );
    await tidy();
  };

/** Makes a file of an asset what it was before. Throws 404 and 409. */
export const restoreFile =
  (strapi: Core.Strapi) =>
  async (documentId: string, earlier: string, actor: string | null): Promise<void> => {
    const tidy = await withAsset(strapi, documentId, async (asset) => {
      const isOfFile = ({ fileId }: { fileId: string | null }): boolean =>
        fileId !== null && asset.files.some((file) => file.documentId === fileId);
      const { file: content, fileId } = await takeEarlier(strapi, documentId, earlier, isOfFile);
      const file = findIn(asset, fileId);
      return exchange(strapi, 'file.restore', { documentId, asset, file, content, actor });
    });
    await tidy();
  };
