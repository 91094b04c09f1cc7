import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { previewPath, type RenditionName, renditionAt } from './preview-address';
import { createSigner } from '../../utils/tokens';
import type { StoredFile } from '../stored-file';
import { mayReadFile, getBrowserAccount } from '../../http/panel-account';

const LINK_SECONDS = 300;

const signer = createSigner('panel-previews');

const signed = (path: string, account: string, expires: string): string => [path, account, expires].join('?');

/** The URL of a rendition for one account of Strapi's panel. */
export function panelPreview(file: StoredFile, width: number, accountId: number, now: number): string {
  const path = previewPath(file, width);
  const [account, expires] = [String(accountId), String(Math.floor(now / 1000) + LINK_SECONDS)];
  const query = new URLSearchParams({
    account,
    expires,
    signature: signer.sign(signed(path, account, expires)),
  });
  return `${path}?${query.toString()}`;
}

/**
 * The rendition that such a URL grants to the requesting browser; null unless its account is logged in there
 * and its role may read the file.
 */
export async function readPanelPreview(
  strapi: Core.Strapi,
  ctx: Context,
  now: number,
): Promise<RenditionName | null> {
  const { account, expires, signature } = ctx.query;
  const name = renditionAt(ctx.path);
  if (!name || typeof account !== 'string' || typeof expires !== 'string') return null;
  if (typeof signature !== 'string' || !signer.isSigned(signed(ctx.path, account, expires), signature))
    return null;
  if (Number(expires) * 1000 <= now) return null;
  const present = await getBrowserAccount(strapi, ctx);
  if (String(present?.maintainer.id) !== account || !present) return null;
  return (await mayReadFile(strapi, present.ability, name.id)) ? name : null;
}
