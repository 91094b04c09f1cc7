/** A plain Strapi application with the content of the bench: fills itself, listens, and sends its parent what to ask for. */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ASSETS, getBlocks, GROUPS, PAGES, getSlug, getTitle } from '../content.mjs';
import { pagePopulate } from './populate.mjs';
import { storedBlock } from './stored-block.mjs';

const dir = process.env.STOCK_DIR;
process.chdir(dir);
process.noDeprecation = true;
const require = createRequire(path.join(dir, 'package.json'));
const { createStrapi } = require('@strapi/strapi');
const strapi = await createStrapi({ appDir: dir, distDir: dir }).load();

const make = (type, data) => strapi.documents(`api::${type}.${type}`).create({ data });

async function file(n) {
  const data = {
    name: `asset-${n}.png`,
    hash: `asset_${n}`,
    ext: '.png',
    mime: 'image/png',
    size: 12.5,
    url: `/uploads/asset_${n}.png`,
    provider: 'local',
    width: 1200,
    height: 900,
    folderPath: '/',
    formats: Object.fromEntries(
      ['large', 'medium', 'small', 'thumbnail'].map((name) => [
        name,
        {
          name,
          hash: `${name}_${n}`,
          ext: '.png',
          mime: 'image/png',
          width: 500,
          height: 400,
          size: 5,
          url: `/uploads/${name}_${n}.png`,
        },
      ]),
    ),
  };
  return (await strapi.db.query('plugin::upload.file').create({ data })).id;
}

async function fill() {
  const groups = [];
  for (const name of GROUPS)
    groups.push((await make('group', { name, canView: true, canUse: true, canEdit: false })).documentId);
  const assets = [];
  for (let n = 0; n < ASSETS; n += 1) {
    const settings = { outlined: 'default', backgroundColor: 'transparent' };
    const asset = { title: `Asset ${n}`, description: 'Van de huisstijl', settings, original: await file(n) };
    assets.push((await make('asset', asset)).documentId);
  }
  const pages = [];
  for (let page = 0; page < PAGES; page += 1) {
    const blocks = getBlocks(page, { assets, groups }).map(storedBlock);
    const parent = page % 10 === 0 ? null : pages[page - (page % 10)];
    const data = {
      title: getTitle(page),
      slug: getSlug(page),
      isPublic: true,
      position: page,
      groups,
      blocks,
      parent,
    };
    pages.push((await make('page', data)).documentId);
  }
  return { groups, assets, pages };
}

const CALLS = [
  'api::page.page.create',
  'api::page.page.find',
  'api::page.page.update',
  'api::asset.asset.find',
  'api::group.group.find',
];
const USER = { username: 'medewerker', email: 'medewerker@example.org', password: 'een-gewoon-wachtwoord' };

/** Lets everybody read and write, and gives the token of a user who is logged in. */
async function allow() {
  for (const type of ['public', 'authenticated']) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type } });
    for (const action of CALLS) {
      await strapi.db
        .query('plugin::users-permissions.permission')
        .create({ data: { action, role: role.id } });
    }
    if (type === 'public') continue;
    const user = { ...USER, role: role.id, provider: 'local', confirmed: true };
    const { id } = await strapi.plugin('users-permissions').service('user').add(user);
    return strapi.plugin('users-permissions').service('jwt').issue({ id });
  }
}

const token = await allow();
const made = await fill();
writeFileSync(
  path.join(dir, 'made.json'),
  JSON.stringify({ ...made, token, populate: pagePopulate(strapi) }),
);
await strapi.listen();
process.once('disconnect', () => process.exit(0));
process.send('ready');
