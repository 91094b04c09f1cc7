import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import getRawBody from 'raw-body';
import { invalidField, refusedType, tooLarge } from '../../../http/errors';
import { receiveForm } from '../../../storage/upload/receive-form';
import { formatSize } from '../../../storage/upload/receive-upload';

const MAX_BYTES = 2 * 1024 * 1024;

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.too.large';

async function readBody(ctx: Context): Promise<Uint8Array> {
  if (!['', 'identity'].includes(ctx.get('Content-Encoding'))) {
    throw invalidField('file', 'Stuur het bestand ongecomprimeerd.');
  }
  try {
    // Koa's own Content-Length getter is limited to 32 bits.
    return await getRawBody(ctx.req, { limit: MAX_BYTES, length: ctx.get('Content-Length') || null });
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    throw tooLarge(`Dit bestand is te groot: het mag ${formatSize(MAX_BYTES)} zijn.`, 'file');
  }
}

/** The bytes of an import, sent as a form with a `file` or as a plain body (text/csv). */
export async function receiveSheet(ctx: Context): Promise<Uint8Array> {
  if (ctx.is('text/csv')) return readBody(ctx);
  if (!ctx.is('multipart')) {
    throw refusedType('file', 'Stuur de lijst als formulier (multipart/form-data) of als text/csv.');
  }
  const rules = { files: { file: 1 }, maxBytes: MAX_BYTES };
  return receiveForm(ctx, rules, async ({ fields: [unknown], files: [file] }) => {
    if (unknown) {
      throw invalidField(unknown[0], unknown[0] === 'file' ? 'Kies een bestand.' : 'Dit veld bestaat niet.');
    }
    if (!file) throw invalidField('file', 'Kies een bestand.');
    return readFile(file.path);
  });
}
