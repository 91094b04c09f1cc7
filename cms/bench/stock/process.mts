/** A plain Strapi application: fills itself with the content of the bench, reports its ids, and listens. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Strapi from '@strapi/strapi';
import { ASSETS, getPage, GROUPS, type Ids, PAGES, STAFF } from '../content.mts';
import { pagePopulate } from './populate.mts';
import { storedBlock } from './rest.mts';

/** The ids in the application, and a token to read them with. */
export interface Made extends Ids {
  populate: object;
  token: string;
}

const { STOCK_DIR: dir = '' } = process.env;
process.chdir(dir);
process.noDeprecation = true;
const { createStrapi }: typeof Strapi = createRequire(import.meta.url)('@strapi/strapi');
const strapi = await createStrapi({ appDir: dir, distDir: dir }).load();

async function make(type: string, data: Record<string, unknown>): Promise<string> {
  const { documentId } = await strapi.documents(`api::${type}.${type}`).create({ data });
  return documentId;
}

async function makeFile(n: number): Promise<number> {
  const shared = { ext: '.png', mime: 'image/png' };
  const formats = ['large', 'medium', 'small', 'thumbnail'].map((name) => [
    name,
    {
      ...shared,
      name,
      hash: `${name}_${n}`,
      url: `/uploads/${name}_${n}.png`,
      width: 500,
      height: 400,
      size: 5,
    },
  ]);
  const data = {
    ...shared,
    name: `asset-${n}.png`,
    hash: `asset_${n}`,
    url: `/uploads/asset_${n}.png`,
    width: 1200,
    height: 900,
    size: 12.5,
    provider: 'local',
    folderPath: '/',
    formats: Object.fromEntries(formats),
  };
  const { id } = await strapi.db.query('plugin::upload.file').create({ data });
  return id;
}

async function fill(): Promise<Ids> {
  const groups: string[] = [];
  for (const name of GROUPS)
    groups.push(await make('group', { name, canView: true, canUse: true, canEdit: false }));
  const assets: string[] = [];
  for (let n = 0; n < ASSETS; n += 1) {
    const settings = { outlined: 'default', backgroundColor: 'transparent' };
    const original = await makeFile(n);
    assets.push(
      await make('asset', { title: `Asset ${n}`, description: 'Van de huisstijl', settings, original }),
    );
  }
  const pages: string[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const { blocks, ...rest } = getPage(page, pages, { assets, groups });
    const data = { ...rest, isPublic: true, position: page, groups, blocks: blocks.map(storedBlock) };
    pages.push(await make('page', data));
  }
  return { groups, assets };
}

const CALLS = [
  'api::page.page.create',
  'api::page.page.find',
  'api::page.page.update',
  'api::asset.asset.find',
  'api::group.group.find',
];

/** Lets a role read and write; returns its id. */
async function allow(type: string): Promise<number> {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type } });
  for (const action of CALLS)
    await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role: role.id } });
  return role.id;
}

/** Logs in a user with that role. */
async function getToken(): Promise<string> {
  await allow('public');
  const role = await allow('authenticated');
  const user = { username: 'medewerker', ...STAFF, role, provider: 'local', confirmed: true };
  const { id } = await strapi.plugin('users-permissions').service('user').add(user);
  return strapi.plugin('users-permissions').service('jwt').issue({ id });
}

const made: Made = { token: await getToken(), ...(await fill()), populate: pagePopulate(strapi) };
writeFileSync('made.json', JSON.stringify(made));
await strapi.listen();
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
