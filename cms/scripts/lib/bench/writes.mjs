import { freePort } from '../postgres.mjs';
import { scratchEnvironment, withScratch } from '../scratch.mjs';
import { spawnReady } from '../spawn-portal.mjs';
import { median } from './load.mjs';

const ROUNDS = 9;
const HTML =
  '<p>Zo schrijf je over onze <strong>huisstijl</strong>.</p><ul><li>Kort</li><li>Actief</li></ul>';

/** @param {string} url @param {string} method @param {unknown} body @param {Record<string, string>} headers */
async function call(url, method, body, headers = {}) {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

const words = (n) => ({ title: `Blok ${n}`, subtitle: 'Met een ondertitel', body: HTML });
const button = { label: 'Lees meer', url: '/huisstijl', target: '_self', icon: null };

/** A block of each type in turn. */
const blockOf = (n, [one, two, three], groups) =>
  [
    { type: 'text', ...words(n), button },
    { type: 'text-asset', ...words(n), button, asset: one },
    { type: 'text-assets', ...words(n), button, assets: [one, two, three] },
    { type: 'text-asset-background', ...words(n), button, asset: one, backgroundAsset: two },
    { type: 'text-tile', ...words(n), button, tile: { title: 'Tegel' } },
    { type: 'text-tile-header', ...words(n), button, tile: { title: 'Tegel' }, header: 'Kop' },
    { type: 'asset', asset: three },
    { type: 'assets', assets: [three, two, one] },
    { type: 'html', body: HTML },
  ].map((block) => ({ ...block, groups }))[n % 9];

const changed = (block, round) => ({
  ...block,
  isPrivate: round % 2 === 0,
  ...(block.title && words(round)),
});

/** What an editor does: a change in one block, or in all. */
const CHANGES = {
  one: (blocks, round) => blocks.map((block, n) => (n === 1 ? changed(block, round) : block)),
  all: (blocks, round) => blocks.map((block) => changed(block, round)),
  none: (blocks) => blocks,
};

const NOW = '2026-01-02T03:04:05.000Z';
const TARGETS = [
  { name: '12 blokken opslaan, één gewijzigd', count: 12, change: 'one', goal: 1 },
  { name: '12 blokken opslaan, alle gewijzigd', count: 12, change: 'all', goal: 1 },
  {
    name: '12 blokken publiceren, één gewijzigd',
    count: 12,
    change: 'one',
    goal: 1.5,
    more: { published_at: NOW },
  },
  { name: '200 blokken opslaan, één gewijzigd', count: 200, change: 'one', goalMs: 1000, rounds: 3 },
  { name: '200 blokken opslaan, alle gewijzigd', count: 200, change: 'all', goalMs: 1000, rounds: 3 },
];

async function prepare(api, door, headers, count, things) {
  const blocks = Array.from({ length: count }, (_, n) => blockOf(n, things.assets, things.groups));
  const make = async (title) =>
    (await call(`${api}/pages`, 'POST', { title, groups: things.groups, blocks }, headers)).data;
  const ours = await make(`Ons ${count}`);
  const stock = await make(`Stock ${count}`);
  const { blocks: rows } = await door('read', stock.id);
  return {
    ours: { id: ours.id, blocks: blocks.map((block, n) => ({ ...block, id: ours.blocks[n].id })) },
    stock: { id: stock.id, blocks: rows },
  };
}

async function measure({ api, door, headers }, { ours, stock }, { change, more = {}, rounds = ROUNDS }) {
  const found = { ours: [], stock: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const blocks = CHANGES[change](ours.blocks, round);
    await door('reset');
    const began = performance.now();
    await call(`${api}/pages/${ours.id}`, 'PUT', { blocks, ...more }, headers);
    const ms = performance.now() - began;
    found.ours.push({ ms, ...(await door('stats')) });

    const data = { title: `Stock ${round}`, blocks: CHANGES[change](stock.blocks, round) };
    await door('reset');
    const wrote = await door('stock', { documentId: stock.id, data });
    found.stock.push({ ...wrote, ...(await door('stats')) });
  }
  const middle = (all) =>
    Object.fromEntries(
      ['ms', 'statements', 'blockedMs'].map((key) => [key, median(all.slice(1).map((one) => one[key]))]),
    );
  return { ours: middle(found.ours), stock: middle(found.stock) };
}

function rowOf({ name, goal, goalMs }, { ours, stock }) {
  const ratio = ours.ms / stock.ms;
  const took = ({ ms, statements }) => `${Math.round(ms)} ms (${statements} SQL)`;
  return {
    meting: name,
    doel: goal ? `≤ ${goal.toFixed(1)}×` : `< ${goalMs} ms`,
    gemeten: goal ? `${ratio.toFixed(2)}×` : `${Math.round(ours.ms)} ms`,
    gehaald: (goal ? ratio <= goal : ours.ms < goalMs) ? 'ja' : 'nee',
    toelichting: `${took(ours)} naast ${took(stock)}; langste stilstand ${Math.round(ours.blockedMs)} ms`,
  };
}

/**
 * How long saving and publishing a page takes, beside Strapi's own document service writing the same page in the same
 * application. The portal's time includes HTTP, checks, history and the audit log; that of Strapi only its update.
 * @param {{ email: string, password: string }} admin
 */
export const compareWrites = (admin) =>
  withScratch(async (scratch) => {
    const [port, beside] = [await freePort(), await freePort()];
    const stop = await spawnReady(new URL('writes-portal.mjs', import.meta.url).pathname, {
      ...scratchEnvironment({ ...scratch, port, demo: true }),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      BENCH_PORT: String(beside),
    });
    try {
      const api = `http://127.0.0.1:${port}/api/v1`;
      const door = (action, of) => call(`http://127.0.0.1:${beside}`, 'POST', { action, of });
      const { access_token: token } = await call(`${api}/auth/login`, 'POST', admin);
      const headers = { Authorization: `Bearer ${token}` };
      const idsOf = async (route) =>
        (await call(`${api}${route}`, 'GET', undefined, headers)).data.map(({ id }) => id);
      const things = { assets: await idsOf('/assets'), groups: (await idsOf('/groups')).slice(0, 2) };
      const rows = [];
      for (const target of TARGETS) {
        const pages = await prepare(api, door, headers, target.count, things);
        rows.push(rowOf(target, await measure({ api, door, headers }, pages, target)));
      }
      return rows;
    } finally {
      await stop();
    }
  });
