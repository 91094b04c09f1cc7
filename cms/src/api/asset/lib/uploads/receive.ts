import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../../../../config/env';
import { invalidField, refusedType } from '../../../../http/errors';
import { parse, parseBody } from '../../../../http/parse-input';
import { receiveUpload } from '../../../../storage/upload/receive-upload';
import { assetInput, type AssetInput } from '../../schemas/asset-input';
import { checkedFiles, type AcceptedFile } from './checked-files';
import { formValues } from './form-values';

const MAX_FILES = 50;

/** Receives a write of an asset, as JSON or as a form with an optional original, and passes it to `use`. */
export async function receiveAsset<T>(
  strapi: Core.Strapi,
  ctx: Context,
  use: (input: AssetInput, original: AcceptedFile | null) => Promise<T>,
): Promise<T> {
  const schema = assetInput(strapi);
  if (!ctx.is('multipart')) return use(parseBody(ctx, schema), null);
  const rules = { files: { original: 1 }, maxBytes: getEnv().uploadMaxBytes };
  return receiveUpload(ctx.req, rules, async ({ fields, files }) => {
    const input = parse(schema, formValues(fields));
    const [original = null] = await checkedFiles(files, 'original');
    return use(input, original);
  });
}

/** Receives files for an asset and passes them to `use`. */
export async function receiveFiles<T>(ctx: Context, use: (files: AcceptedFile[]) => Promise<T>): Promise<T> {
  if (!ctx.is('multipart'))
    throw refusedType('files', 'Stuur de bestanden als formulier (multipart/form-data).');
  const rules = { files: { files: MAX_FILES }, maxBytes: getEnv().uploadMaxBytes };
  return receiveUpload(ctx.req, rules, async ({ fields, files }) => {
    const [unknown] = fields;
    if (unknown) throw invalidField(unknown[0], 'Dit veld bestaat niet.');
    if (files.length === 0) throw invalidField('files', 'Kies minstens één bestand.');
    return use(await checkedFiles(files, 'files'));
  });
}
