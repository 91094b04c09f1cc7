import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { lockRowsForUpdate } from '../../database/locks';
import { getPanelAccount, checkRowRights, type PanelAbility } from '../../http/panel-account';
import { rowId } from '../../http/row-id';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** The kind of thing that the number in a route's path refers to. */
type Named = 'file' | 'folder';

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';
const READ = 'plugin::upload.read';
const UPDATE = 'plugin::upload.assets.update';

const NOT_ALLOWED = 'Je rol mag een van deze bestanden of mappen niet wijzigen.';
const HIDDEN_FOLDER = 'Je rol mag deze map niet bekijken.';
const GONE = 'Een van deze bestanden of mappen is er niet meer.';

/** Forms send it as JSON, and a list of it for several files. */
const fromJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
const info = z.looseObject({ folder: rowId.nullish() }).nullish();
const infos = z.union([z.array(z.preprocess(fromJson, info)), info]);

const sentBody = z.looseObject({
  fileIds: z.array(rowId).default([]),
  folderIds: z.array(rowId).default([]),
  updates: z.array(z.looseObject({ id: rowId, fileInfo: info })).default([]),
  destinationFolderId: rowId.nullish(),
  parent: rowId.nullish(),
  fileInfo: z.preprocess(fromJson, infos),
});

/** The files and folders that a request changes, and the folders that it moves something into. */
interface AffectedRows {
  files: number[];
  folders: number[];
  into: number[];
}

const isPresent = (id: number | null | undefined): id is number => typeof id === 'number';

function readAffectedRows(ctx: Context, of: Named): AffectedRows {
  const id = rowId.optional().parse(ctx.params.id ?? ctx.query.id);
  const body = sentBody.parse(ctx.request.body ?? {});
  const named = isPresent(id) ? [id] : [];
  const sent = [body.fileInfo, ...body.updates.map(({ fileInfo }) => fileInfo)].flat();
  return {
    files: [...(of === 'file' ? named : []), ...body.fileIds, ...body.updates.map((update) => update.id)],
    folders: [...(of === 'folder' ? named : []), ...body.folderIds],
    into: [body.destinationFolderId, body.parent, ...sent.map((each) => each?.folder)].filter(isPresent),
  };
}

function getAffectedRows(ctx: Context, of: Named): AffectedRows {
  try {
    return readAffectedRows(ctx, of);
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) {
      throw new errors.ValidationError('Deze vraag klopt niet.');
    }
    throw error;
  }
}

function getAbility(): PanelAbility {
  const account = getPanelAccount(strapi);
  if (!account) throw new errors.ForbiddenError();
  return account.ability;
}

interface Folder {
  id: number;
  path: string;
}

interface File {
  id: number;
  name: string;
  related?: unknown[];
}

/** What is in these folders, and in the folders in them. */
const isBelow = (column: string, folders: readonly Folder[]): object[] =>
  folders.flatMap(({ path }) => [{ [column]: path }, { [column]: { $startsWith: `${path}/` } }]);

const isWithin = (ids: readonly number[]): object => ({ id: { $in: [...ids] } });

/** The rows that match, all of which the role may change. */
async function findChangeable(uid: string, alternatives: object[], populate: string[] = []) {
  const where = { $or: alternatives };
  const judged = await checkRowRights(strapi, getAbility(), { uid, where, populate }, UPDATE);
  // Strapi drops the message of a ForbiddenError.
  if (judged.some(({ isAllowed }) => !isAllowed)) throw new errors.PolicyError(NOT_ALLOWED);
  return judged.map(({ row }) => row);
}

function checkAllThere(ids: readonly number[], rows: readonly { id: number }[]): void {
  const there = new Set(rows.map(({ id }) => id));
  if (!ids.every((id) => there.has(id))) throw new errors.NotFoundError(GONE);
}

const checkFolders = (ids: readonly number[]) =>
  checkRowRights(strapi, getAbility(), { uid: FOLDER, where: isWithin(ids) }, READ);

async function checkReadable(ids: readonly number[]): Promise<void> {
  const judged = await checkFolders(ids);
  checkAllThere(
    ids,
    judged.map(({ row }) => row),
  );
  if (judged.some(({ isAllowed }) => !isAllowed)) throw new errors.PolicyError(HIDDEN_FOLDER);
}

/** The files that a request changes, also those in its folders; refuses what the role may not. */
async function checkAffectedRows(ctx: Context, of: Named, populate: string[] = []): Promise<File[]> {
  const { files, folders, into } = getAffectedRows(ctx, of);
  if (into.length > 0) await checkReadable(into);
  const named: Folder[] = folders.length > 0 ? await findChangeable(FOLDER, [isWithin(folders)]) : [];
  checkAllThere(folders, named);
  if (named.length > 0) await findChangeable(FOLDER, isBelow('path', named));
  if (files.length + named.length === 0) return [];
  const alternatives = [isWithin(files), ...isBelow('folderPath', named)];
  const rows: File[] = await findChangeable(FILE, alternatives, populate);
  checkAllThere(files, rows);
  return rows;
}

/** Lets a role change only files and folders that it may change, and move them only into folders that it may see. */
export const guardChanges =
  (of: Named): Core.MiddlewareHandler =>
  async (ctx, next) => {
    await checkAffectedRows(ctx, of);
    await next();
  };

const NAMED = 3;

function getInUse(files: readonly File[]): string {
  const names = files.slice(0, NAMED).map(({ name }) => `“${name}”`);
  const more = files.length > NAMED ? [`nog ${files.length - NAMED}`] : [];
  const [last, ...others] = [...names, ...more].reverse();
  const listed = others.length > 0 ? `${others.reverse().join(', ')} en ${last}` : last;
  return files.length === 1
    ? `${listed} is nog in gebruik. Haal het eerst weg waar het staat. Er is niets verwijderd.`
    : `${listed} zijn nog in gebruik. Haal ze eerst weg waar ze staan. Er is niets verwijderd.`;
}

/** Refuses to delete files while an asset or the site uses one of them. Runs in the transaction of the deletion. */
export const guardRemovals: Core.MiddlewareHandler = async (ctx, next) => {
  const files = await checkAffectedRows(ctx, 'file');
  await lockRowsForUpdate(
    strapi,
    FILE,
    files.map(({ id }) => id),
  );
  const used = (await checkAffectedRows(ctx, 'file', ['related'])).filter(
    ({ related = [] }) => related.length > 0,
  );
  if (used.length > 0) return ctx.conflict(getInUse(used));
  await next();
};

interface Branch {
  id: number;
  children?: unknown;
}

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

const getBranches = (value: unknown): Branch[] => (Array.isArray(value) ? value.filter(isBranch) : []);

const getIds = (branches: Branch[]): number[] =>
  branches.flatMap(({ id, children }) => [id, ...getIds(getBranches(children))]);

const prune = (branches: Branch[], kept: Set<number>): Branch[] =>
  branches
    .filter(({ id }) => kept.has(id))
    .map((branch) =>
      Array.isArray(branch.children)
        ? { ...branch, children: prune(getBranches(branch.children), kept) }
        : branch,
    );

/** Lists only folders that a role may read, without the contents of others. */
export const guardFolderReads: Core.MiddlewareHandler = async (ctx, next) => {
  if (ctx.params.id !== undefined) {
    await checkReadable(getAffectedRows(ctx, 'folder').folders);
    return next();
  }
  await next();
  const folders = getBranches(z.looseObject({ data: z.unknown() }).parse(ctx.body).data);
  const readable = (await checkFolders(getIds(folders))).filter(({ isAllowed }) => isAllowed);
  ctx.body = { data: prune(folders, new Set(readable.map(({ row }) => row.id))) };
};
