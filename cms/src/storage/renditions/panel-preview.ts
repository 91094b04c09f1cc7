import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createAccountLinks, mayReadFile } from '../../http/panel-account';
import type { StoredFile } from '../stored-file';
import { getPreviewPath, parseRenditionPath, type RenditionName } from './preview-address';

const links = createAccountLinks('panel-previews', 300);

/** The URL of a rendition for one account of Strapi's panel. */
export const getPanelPreviewUrl = (file: StoredFile, width: number, accountId: number, now: number): string =>
  links.make(getPreviewPath(file, width), accountId, now);

/**
 * The rendition that such a URL grants to the requesting browser; null unless its account is logged in there
 * and its role may read the file.
 */
export async function readPanelPreview(strapi: Core.Strapi, ctx: Context): Promise<RenditionName | null> {
  const name = parseRenditionPath(ctx.path);
  const account = name && (await links.findAccount(strapi, ctx, ctx.path));
  return account && (await mayReadFile(strapi, account.ability, name.id)) ? name : null;
}
