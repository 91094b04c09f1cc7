import { withScratch } from '../../scripts/lib/scratch.mjs';
import type { KoaAnswer } from '../bare-koa.mts';
import { bearer } from '../call.mts';
import { getSlug } from '../content.mts';
import { type Filled, fillPortal } from '../fill-portal.mts';
import { ratio, type Row } from '../results/rows.mts';
import { type Scratch, startKoa, startPortal, startStock, withServers } from '../servers.mts';
import type { Made } from '../stock/process.mts';
import { getQuery } from '../stock/rest.mts';
import { race } from '../times.mts';
import { measureFirstReads } from './after-publish.mts';
import { load, type Target } from './load.mts';

const ROUNDS = 5;
/** How long each of them takes; a plain Strapi needs longer for its first answers. */
const SECONDS = 1;
const STOCK_SECONDS = 3;

/** A page that everybody sees, and one for groups. */
const PUBLIC = getSlug(4);
const PRIVATE = getSlug(5);

/** What Strapi's REST API is asked for the same as the portal is. */
function getStockReads(base: string, { token, populate }: Made) {
  const headers = bearer(token);
  const page = (slug: string) =>
    `${base}/api/pages?${getQuery({ filters: { slug: { $eq: slug } }, populate })}`;
  const tree = `${base}/api/pages?${getQuery({
    fields: ['title', 'slug', 'isPublic', 'position'],
    populate: { parent: { fields: ['slug'] } },
    pagination: { pageSize: 500 },
  })}`;
  const assets = { populate: { settings: true, original: true, files: true }, pagination: { pageSize: 100 } };
  return {
    page: { url: page(PUBLIC) },
    privatePage: { url: page(PRIVATE), headers },
    tree: { url: tree },
    staffTree: { url: tree, headers },
    assets: { url: `${base}/api/assets?${getQuery(assets)}`, headers },
  };
}

/** What is read, as whom, and how many times as fast as others it has to be. */
interface Read {
  name: string;
  path: string;
  headers?: Record<string, string>;
  status?: number;
  stock?: [Target, number];
  koa?: number;
}

function getReads({ admin, staff }: Filled, stock: ReturnType<typeof getStockReads>): Read[] {
  const page = `/api/v1/pages/${PUBLIC}`;
  const map = '/api/v1/pages/map';
  const assets = '/api/v1/assets?pageSize=100';
  return [
    { name: 'public page, visitor', path: page, stock: [stock.page, 300], koa: 0.5 },
    {
      name: 'page for groups, logged in',
      path: `/api/v1/pages/${PRIVATE}`,
      headers: staff,
      stock: [stock.privatePage, 100],
    },
    { name: 'tree of 200, visitor', path: map, stock: [stock.tree, 100] },
    { name: 'tree of 200, logged in', path: map, headers: staff, stock: [stock.staffTree, 100] },
    { name: '100 assets, admin', path: assets, headers: admin, stock: [stock.assets, 50] },
    { name: 'unchanged (304)', path: page, status: 304, koa: 0.7 },
  ];
}

/** Headers that Node.js itself writes, for either server. */
const OWN = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

/** What the portal sends for a path, for Koa to send the same. */
async function record(base: string, path: string): Promise<KoaAnswer> {
  const response = await fetch(base + path, { headers: { 'Accept-Encoding': 'identity' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN.includes(name)));
  return { path, headers, body: await response.text() };
}

/** Servers take turns: what else the machine does hits all alike. */
async function measure(read: Read, portal: string, koa: { base: string; etag: string }): Promise<Row[]> {
  const asked = {
    headers: read.status === 304 ? { ...read.headers, 'If-None-Match': koa.etag } : read.headers,
    status: read.status,
  };
  const others = [
    ...(read.stock
      ? [{ name: 'plain Strapi', goal: read.stock[1], target: read.stock[0], seconds: STOCK_SECONDS }]
      : []),
    ...(read.koa
      ? [
          {
            name: 'bare Koa',
            goal: read.koa,
            target: { url: koa.base + read.path, ...asked },
            seconds: SECONDS,
          },
        ]
      : []),
  ];
  const [ours = NaN, ...theirs] = await race(
    [{ target: { url: portal + read.path, ...asked }, seconds: SECONDS }, ...others].map(
      ({ target, seconds }) =>
        () =>
          load(target, seconds),
    ),
    ROUNDS,
  );
  return others.map(({ name, goal }, n) => {
    const speed = theirs[n] ?? NaN;
    const notes = `${Math.round(ours)}/s beside ${Math.round(speed)}/s`;
    return ratio(`${read.name}, beside ${name}`, '≥', goal, ours / speed, notes);
  });
}

/**
 * How fast a portal of 200 pages answers readers, beside a plain Strapi with the same content and a bare Koa that sends the
 * same bytes.
 */
export const compareReads = (): Promise<Row[]> =>
  withScratch((theirs: Scratch) =>
    withServers(async (take, ours) => {
      const portal = await take(startPortal(ours));
      const filled = await fillPortal(portal.base);
      const stock = await take(startStock(theirs));
      const answer = await record(portal.base, `/api/v1/pages/${PUBLIC}`);
      const { base } = await take(startKoa([answer], ours.dataDir));
      const koa = { base, etag: answer.headers.etag ?? '' };
      const rows: Row[] = [];
      for (const read of getReads(filled, getStockReads(stock.base, stock.made)))
        rows.push(...(await measure(read, portal.base, koa)));
      return [...rows, ...(await measureFirstReads(portal.base, filled))];
    }),
  );
