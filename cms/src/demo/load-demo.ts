import type { Core } from '@strapi/strapi';
import { createRowWriter } from '../api/page/lib/writes/write-rows';
import { getPublished } from '../published';
import { announce } from '../utils/announce';
import { randomPassword } from '../auth/passwords';
import { readContent } from './content';
import { loadAssets } from './load-assets';
import { loadPages } from './load-pages';
import { loadGroups, loadUsers, type Ids } from './load-people';
import { loadSite } from './load-site';

const PAGE = 'api::page.page';

/** Whether the portal is still empty: no groups, no assets, and only empty system pages. */
async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  const [groups, assets, written] = await Promise.all([
    strapi.db.query('api::group.group').count(),
    strapi.db.query('api::asset.asset').count(),
    strapi.db
      .query(PAGE)
      .count({ where: { $or: [{ slug: { $notIn: ['home', 'huisstijl'] } }, { version: { $gt: 1 } }] } }),
  ]);
  return groups + assets + written === 0;
}

/** The ids of the portal's colours, by token. */
async function findColors(strapi: Core.Strapi): Promise<Ids> {
  const { site } = await getPublished(strapi).snapshot();
  return new Map(site.colors.map(({ token, id }) => [token, id]));
}

/**
 * Fills an empty portal with the demo, once. The next start continues an interrupted one and leaves existing content
 * alone, except for a new password, because nobody saw the first.
 */
export async function loadDemo(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'portal', key: 'demo' });
  const state = await store.get({});
  if (state === 'loaded' || (state !== 'loading' && !(await isEmpty(strapi)))) return;
  await store.set({ value: 'loading' });
  const { site } = await getPublished(strapi).snapshot();
  const content = readContent(strapi.dirs.app.root, site.productName);
  const password = randomPassword();
  const groups = await loadGroups(strapi, content.groups);
  const author = await loadUsers(strapi, content.users, groups, password);
  const assets = await loadAssets(strapi, content.assets);
  await loadSite(strapi, content.colors);
  const colors = await findColors(strapi);
  await loadPages(strapi, content.pages, { groups, assets, colors, author });
  // All at once, before the first visitors.
  await createRowWriter(strapi)();
  await store.set({ value: 'loaded' });
  const example = content.users.find(({ role }) => role === 'user')?.email ?? '';
  announce(`Wachtwoord van de demo-gebruikers, zoals ${example}`, password);
}
