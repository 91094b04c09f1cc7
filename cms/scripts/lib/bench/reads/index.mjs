import { withScratch } from '../../scratch.mjs';
import { getSlug } from '../content.mjs';
import { load, median } from '../load.mjs';
import { reached } from '../results/rows.mjs';
import { getQuery } from '../stock/query.mjs';
import { measureFirstReads } from './after-publish.mjs';
import { fillPortal } from './fill-portal.mjs';
import { startKoa, startPortal, startStock } from './servers.mjs';

const ROUNDS = 5;
/** How long a round takes; a plain Strapi needs longer for its first answers. */
const SECONDS = { portal: 1, koa: 1, stock: 3 };

/** A page that everybody sees, and one for groups. */
const PUBLIC = getSlug(4);
const PRIVATE = getSlug(5);

const bearer = (token) => ({ Authorization: `Bearer ${token}` });

/** What Strapi's REST API is asked for the same. */
function stockReads({ base, made }) {
  const page = (slug) =>
    `${base}/api/pages?${getQuery({ filters: { slug: { $eq: slug } }, populate: made.populate })}`;
  const tree = {
    fields: ['title', 'slug', 'isPublic', 'position'],
    populate: { parent: { fields: ['slug'] } },
  };
  const assets = { populate: { settings: true, original: true, files: true }, pagination: { pageSize: 100 } };
  return {
    page: { url: page(PUBLIC) },
    privatePage: { url: page(PRIVATE), headers: bearer(made.token) },
    tree: { url: `${base}/api/pages?${getQuery({ ...tree, pagination: { pageSize: 500 } })}` },
    staffTree: {
      url: `${base}/api/pages?${getQuery({ ...tree, pagination: { pageSize: 500 } })}`,
      headers: bearer(made.token),
    },
    assets: { url: `${base}/api/assets?${getQuery(assets)}`, headers: bearer(made.token) },
  };
}

/** What is read, beside whom, and how many times as fast it has to be. */
const READS = ({ staffToken, adminToken }) => [
  {
    name: 'public page, visitor',
    path: `/api/v1/pages/${PUBLIC}`,
    stock: ['page', 300],
    koa: 0.5,
  },
  {
    name: 'page for groups, logged in',
    path: `/api/v1/pages/${PRIVATE}`,
    headers: bearer(staffToken),
    stock: ['privatePage', 100],
  },
  { name: 'tree of 200, visitor', path: '/api/v1/pages/map', stock: ['tree', 100] },
  {
    name: 'tree of 200, logged in',
    path: '/api/v1/pages/map',
    headers: bearer(staffToken),
    stock: ['staffTree', 100],
  },
  {
    name: '100 assets, admin',
    path: '/api/v1/assets?pageSize=100',
    headers: bearer(adminToken),
    stock: ['assets', 50],
  },
  { name: 'unchanged (304)', path: `/api/v1/pages/${PUBLIC}`, status: 304, koa: 0.7 },
];

/** Servers take turns in every round: what else the machine does hits all alike. Gives the median of each. */
async function race(targets) {
  const rounds = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (const [name, target] of Object.entries(targets)) await load(target, SECONDS[name]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(targets))
      rounds[name].push(await load(target, SECONDS[name]));
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, all]) => [name, median(all)]));
}

async function measure(read, { portal, koa, stock }) {
  const { path, headers = {}, status = 200 } = read;
  const asked = status === 304 ? { ...headers, 'If-None-Match': koa.answers.get(path).etag } : headers;
  const [stockRead, goal] = read.stock ?? [];
  const found = await race({
    portal: { url: portal.base + path, headers: asked, status },
    ...(read.koa && { koa: { url: koa.base + path, headers: asked, status } }),
    ...(stockRead && { stock: stockReads(stock)[stockRead] }),
  });
  const per = (server) => `${Math.round(found[server])}/s`;
  const rows = [];
  const add = (server, least, label) => {
    const ratio = found.portal / found[server];
    rows.push({
      name: `${read.name}, beside ${label}`,
      goal: `≥ ${least}×`,
      measured: `${ratio.toFixed(ratio < 10 ? 2 : 0)}×`,
      reached: reached(ratio >= least),
      notes: `${per('portal')} beside ${per(server)}`,
    });
  };
  if (stockRead) add('stock', goal, 'plain Strapi');
  if (read.koa) add('koa', read.koa, 'bare Koa');
  return rows;
}

/**
 * How fast a portal of 200 pages answers readers, beside a plain Strapi with the same content and a bare Koa that sends the
 * same bytes.
 * @param {{ email: string, password: string }} admin
 */
export async function compareReads(admin) {
  return withScratch((ours) =>
    withScratch(async (theirs) => {
      const stops = [];
      const started = async (starting) => {
        const server = await starting;
        stops.push(server.stop);
        return server;
      };
      try {
        const portal = await started(startPortal(ours, admin));
        const filled = await fillPortal(portal.base, admin);
        const stock = await started(startStock(theirs));
        const reads = READS(filled);
        const koa = await started(startKoa(portal.base, reads, ours.dataDir));
        const rows = [];
        for (const read of reads) rows.push(...(await measure(read, { portal, koa, stock })));
        rows.push(...(await measureFirstReads(portal.base, filled)));
        return rows;
      } finally {
        for (const stop of stops) await stop();
      }
    }),
  );
}
