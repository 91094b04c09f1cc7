import { withScratch } from '../../../scripts/lib/scratch.mjs';
import type { KoaAnswer } from '../bare-koa.mts';
import { bearer } from '../call.mts';
import { getSlug } from '../content.mts';
import { fillPortal } from '../fill-portal.mts';
import { compareSpeeds, race, type Rival } from '../race.mts';
import { type Row, withoutGoal } from '../results/rows.mts';
import { type Scratch, startKoa, startPortal, startStock, withServers } from '../servers.mts';
import { getQuery } from '../stock/rest.mts';
import { measureFirstReads } from './after-publish.mts';
import { load, measureCost } from './load.mts';

const ROUNDS = 5;
/** How long to load each server; plain Strapi needs more warm-up. */
const SECONDS = 1;
const STOCK_SECONDS = 3;

/** A public page, and one for groups. */
const PUBLIC = getSlug(4);
const PRIVATE = getSlug(5);

/** The queries for Strapi's REST API that correspond to the tree and to the list of assets. */
const STOCK_TREE = {
  fields: ['title', 'slug', 'isPublic', 'position'],
  populate: { parent: { fields: ['slug'] } },
  pagination: { pageSize: 500 },
};
const STOCK_ASSETS = {
  populate: { settings: true, original: true, files: true },
  pagination: { pageSize: 100 },
};

/** Headers that Node.js adds itself. */
const OWN = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

/** The portal's response for a path, for Koa to send as well. */
async function record(base: string, path: string): Promise<KoaAnswer> {
  const response = await fetch(base + path, { headers: { 'Accept-Encoding': 'identity' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN.includes(name)));
  return { path, headers, body: await response.text() };
}

/** The processor time of a response, which says what a core carries where the client does not slow it down. */
async function compareCosts(
  what: string,
  servers: { base: string; pid: number }[],
  path: string,
): Promise<Row> {
  const runs = servers.map(
    ({ base, pid }) =>
      () =>
        measureCost(pid, { url: base + path }, SECONDS),
  );
  const [ours = NaN, theirs = NaN] = await race(runs, ROUNDS);
  const note = `${Math.round(ours)} µs beside ${Math.round(theirs)} µs for a response`;
  return withoutGoal(`${what}: processor time, beside bare Koa`, `${(ours / theirs).toFixed(2)}×`, note);
}

/** The measured requests. */
interface Question {
  path: string;
  headers?: Record<string, string>;
  status?: number;
}

/**
 * The speed of reads in a portal of 200 pages, compared with plain Strapi with the same content and bare Koa that sends
 * the same bytes.
 */
export const compareReads = (): Promise<Row[]> =>
  withScratch((theirs: Scratch) =>
    withServers(async (take, ours) => {
      const portal = await take(startPortal(ours));
      const filled = await fillPortal(portal.base);
      const stock = await take(startStock(theirs));
      const answer = await record(portal.base, `/api/v1/pages/${PUBLIC}`);
      const html = await record(portal.base, `/huisstijl/${PUBLIC}`);
      const tree = await record(portal.base, '/api/v1/pages/map');
      const koa = await take(startKoa([answer, html, tree], ours.dataDir));

      const { token, populate } = stock.made;
      const user = bearer(token);
      const ask = (base: string, { path, ...more }: Question) => load({ url: base + path, ...more }, SECONDS);
      const compare = (what: string, question: Question, ...rivals: Rival[]) =>
        compareSpeeds(what, { run: () => ask(portal.base, question), rivals, rounds: ROUNDS, unit: '/s' });
      const stockRival = (goal: number, noun: string, query: object, headers = {}): Rival => {
        const url = `${stock.base}/api/${noun}?${getQuery(query)}`;
        return { name: 'plain Strapi', goal, run: () => load({ url, headers }, STOCK_SECONDS) };
      };
      const koaRival = (goal: number, question: Question): Rival => ({
        name: 'bare Koa',
        goal,
        run: () => ask(koa.base, question),
      });

      const stockPage = (slug: string) => ({ filters: { slug: { $eq: slug } }, populate });
      const page = { path: answer.path };
      const privatePage = { path: `/api/v1/pages/${PRIVATE}`, headers: filled.staff };
      const map = { path: tree.path };
      const assets = { path: '/api/v1/assets?pageSize=100', headers: filled.admin };
      // The addresses of files in a page are signed anew every few minutes, and its tag with them.
      const unchanged = { ...map, headers: { 'If-None-Match': tree.headers.etag ?? '' }, status: 304 };
      return [
        ...(await compare(
          'public page, visitor',
          page,
          stockRival(300, 'pages', stockPage(PUBLIC)),
          koaRival(0.5, page),
        )),
        ...(await compare('public page as HTML', { path: html.path }, koaRival(0.8, { path: html.path }))),
        ...(await compare(
          'page for groups, logged in',
          privatePage,
          stockRival(100, 'pages', stockPage(PRIVATE), user),
        )),
        ...(await compare('tree of 200, visitor', map, stockRival(100, 'pages', STOCK_TREE))),
        ...(await compare(
          'tree of 200, logged in',
          { ...map, headers: filled.staff },
          stockRival(100, 'pages', STOCK_TREE, user),
        )),
        ...(await compare('100 assets, admin', assets, stockRival(50, 'assets', STOCK_ASSETS, user))),
        ...(await compare('unchanged (304)', unchanged, koaRival(0.7, unchanged))),
        await compareCosts('public page', [portal, koa], page.path),
        ...(await measureFirstReads(portal.base, filled)),
      ];
    }),
  );
