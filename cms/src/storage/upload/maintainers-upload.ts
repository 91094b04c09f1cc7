import { stat } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { getEnv } from '../../../config/env';
import { PortalError } from '../../http/errors';
import { checkContent, type CheckedFile } from '../validation/check-content';
import { RefusedContent } from '../validation/checks';
import { receiveUpload, type ReceivedForm, type ReceivedFile } from './receive-upload';

const FILE = 'plugin::upload.file';
const MAX_FILES = 50;

/** A file in the form of Strapi's own upload parser. */
interface ParsedFile {
  filepath: string;
  originalFilename: string;
  mimetype: string;
  size: number;
}

/** A replaced file keeps its key and name, so its type must not change. */
async function checkReplaced(ctx: Context, { ext }: CheckedFile): Promise<void> {
  const id: unknown = ctx.params.id ?? ctx.query.id;
  if (id === undefined) return;
  const row = await strapi.db.query(FILE).findOne({ where: { id: Number(id) }, select: ['ext'] });
  if (row && String(row.ext).toLowerCase() !== ext) {
    throw new errors.ValidationError(
      `Vervang dit bestand door een ander bestand met de extensie ${row.ext}.`,
    );
  }
}

async function parsed(ctx: Context, { path, name }: ReceivedFile): Promise<ParsedFile> {
  const checked = await checkContent(path, name, 'either');
  await checkReplaced(ctx, checked);
  const { size } = await stat(path);
  return { filepath: path, originalFilename: checked.name, mimetype: checked.mime, size };
}

/** Form values by name; a repeated one becomes a list. */
function getBody({ fields }: ReceivedForm): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries(
    Array.from(values, ([name, [first = '', ...more]]) => [name, more.length > 0 ? [first, ...more] : first]),
  );
}

/** Sends an error in Strapi's own format. */
function refuse(ctx: Context, error: unknown): void {
  if (!(error instanceof RefusedContent) && !(error instanceof PortalError)) throw error;
  const fields = error instanceof PortalError ? error.fields : undefined;
  const message = Object.values(fields ?? {})[0]?.[0] ?? error.message;
  if (error.status === 413) throw new errors.PayloadTooLargeError(message);
  if (error.status < 500) throw new errors.ValidationError(message);
  ctx.status = error.status;
  ctx.body = { data: null, error: { status: error.status, name: 'StorageError', message } };
}

/**
 * Reads uploads from Strapi's own upload screen, after authenticating the maintainer, with the same checks as
 * the portal's uploads.
 */
export async function receiveMaintainersUpload(ctx: Context, next: Next): Promise<void> {
  if (!ctx.is('multipart')) return next();
  const rules = { files: { files: MAX_FILES }, maxBytes: getEnv().uploadMaxBytes };
  try {
    await receiveUpload(ctx.req, rules, async (received) => {
      const files: ParsedFile[] = [];
      for (const file of received.files) files.push(await parsed(ctx, file));
      Object.assign(ctx.request, { body: getBody(received), files: { files } });
      await next();
    });
  } catch (error) {
    refuse(ctx, error);
  }
}
