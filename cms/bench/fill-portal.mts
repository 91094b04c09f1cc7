import sharp from 'sharp';
import { call, logIn } from './call.mts';
import { ASSETS, getPage, GROUPS, type Ids, PAGES, PUBLISHED, STAFF } from './content.mts';

const AT_ONCE = 4;

/** A portal with the content of the bench, and the headers of its users. */
export interface Filled extends Ids {
  admin: { Authorization: string };
  staff: { Authorization: string };
  pages: { id: string; slug: string }[];
}

/** A distinct image for each asset. */
const picture = (n: number) =>
  sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: { r: n % 256, g: (n * 7) % 256, b: n >> 1 },
    },
  })
    .png()
    .toBuffer();

/** Fills an empty portal with the content of the bench; odd pages are private. */
export async function fillPortal(base: string, groupNames = GROUPS): Promise<Filled> {
  const admin = await logIn(base);
  const make = async (noun: string, body: object) => {
    const { data } = await call<{ data: { id: string } }>('POST', `${base}/api/v1/${noun}`, body, admin);
    return data.id;
  };
  const groups: string[] = [];
  for (const name of groupNames)
    groups.push(await make('groups', { name, permissions: ['view', 'download-for-use'] }));
  const names = { firstName: 'Sanne', lastName: 'de Vries' };
  await make('users', { ...names, ...STAFF, groups: groups.slice(0, 2) });
  const assets: string[] = [];
  const makeAsset = async (n: number) => {
    const form = new FormData();
    form.set('title', `Asset ${n}`);
    form.set('description', 'Van de huisstijl');
    form.set('original', new Blob([await picture(n)], { type: 'image/png' }), `asset-${n}.png`);
    return make('assets', form);
  };
  while (assets.length < ASSETS) {
    const some = Array.from({ length: AT_ONCE }, (_, n) => makeAsset(assets.length + n));
    assets.push(...(await Promise.all(some)));
  }
  const pages: Filled['pages'] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const before = pages.map(({ id }) => id);
    const { parent, ...rest } = getPage(page, before, { assets, groups });
    const id = await make('pages', {
      ...rest,
      is_public: page % 2 === 0,
      published_at: PUBLISHED,
      groups,
      parent_id: parent,
    });
    pages.push({ id, slug: rest.slug });
  }
  return { admin, staff: await logIn(base, STAFF), groups, assets, pages };
}
