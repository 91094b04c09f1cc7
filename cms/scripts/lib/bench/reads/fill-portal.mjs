import sharp from 'sharp';
import { ASSETS, getBlocks, GROUPS, PAGES, getSlug, getTitle } from '../content.mjs';

const AT_ONCE = 4;
const NOW = '2026-01-02T03:04:05.000Z';
/** A user in the first two groups. */
export const STAFF = { email: 'medewerker@example.org', password: 'een-gewoon-wachtwoord' };

/** A small picture of its own for each asset. */
const picture = (n) =>
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

/**
 * Calls the API of a portal; an answer that is not 200 ends the bench.
 * @param {string} base
 * @param {string | null} token
 */
export function caller(base, token) {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${base}/api/v1${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm || !body ? body : JSON.stringify(body),
    });
    if (response.status !== 200)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

/** Makes many things, some at once, in order. */
async function many(count, make) {
  const made = [];
  for (let start = 0; start < count; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, n) => start + n);
    made.push(...(await Promise.all(numbers.map(make))));
  }
  return made;
}

/**
 * Fills an empty portal with the content of the bench: odd pages are private, for the groups of their blocks.
 * @param {string} base
 * @param {{ email: string, password: string }} admin
 * @param {string[]} [groupNames]
 * @returns {Promise<{ adminToken: string, staffToken: string, groups: string[], assets: string[],
 *   pages: { id: string, slug: string }[] }>}
 */
export async function fillPortal(base, admin, groupNames = GROUPS) {
  const logIn = async (who) => (await caller(base, null)('POST', '/auth/login', who)).access_token;
  const adminToken = await logIn(admin);
  const call = caller(base, adminToken);
  const groups = [];
  for (const name of groupNames) {
    const { data } = await call('POST', '/groups', { name, permissions: ['view', 'download-for-use'] });
    groups.push(data.id);
  }
  await call('POST', '/users', {
    firstName: 'Sanne',
    lastName: 'de Vries',
    ...STAFF,
    groups: groups.slice(0, 2),
  });
  const assets = await many(ASSETS, async (n) => {
    const form = new FormData();
    form.set('title', `Asset ${n}`);
    form.set('description', 'Van de huisstijl');
    form.set('original', new Blob([await picture(n)], { type: 'image/png' }), `asset-${n}.png`);
    return (await call('POST', '/assets', form)).data.id;
  });
  const pages = [];
  for (let page = 0; page < PAGES; page += 1) {
    const { data } = await call('POST', '/pages', {
      title: getTitle(page),
      slug: getSlug(page),
      is_public: page % 2 === 0,
      published_at: NOW,
      groups,
      parent_id: page % 10 === 0 ? null : pages[page - (page % 10)].id,
      blocks: getBlocks(page, { assets, groups }),
    });
    pages.push({ id: data.id, slug: data.slug });
  }
  return { adminToken, staffToken: await logIn(STAFF), groups, assets, pages };
}
