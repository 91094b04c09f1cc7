import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notFound, notLoggedIn } from '../../../http/errors';
import { listAnswer } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { getViewer, refuseOthers } from '../../../http/portal-strategy';
import { checkSeen, setVersion } from '../../../http/versions';
import { getNetwork } from '../../../http/rate-limits/network';
import { kindFor } from '../../../http/response-cache';
import { searchClicks, unseenHits } from '../../../metrics/meters';
import { getViewerId, type Viewer } from '../../../permissions/viewer';
import { KINDS } from '../../../search/index/rows';
import { countMiss, listMisses, removeMiss } from '../../../search/misses';
import type { Slice } from '../../../search/query/find-rows';
import { createMarker } from '../../../search/query/snippet';
import { countHits, search, type Outcome } from '../../../search/search';
import { suggest } from '../../../search/suggest';
import { inTurns } from '../../../utils/chunked';
import { findLikelyPages } from '../../page/lib/reads/likely-pages';
import { createSynonym, findSynonym, listSynonyms, removeSynonym, updateSynonym } from '../lib/synonyms';
import { presentHit } from '../presenters/hit';
import { presentSuggestion } from '../presenters/suggestion';
import {
  clickInput,
  likelyQuery,
  missListQuery,
  searchQuery,
  suggestQuery,
  type HitAnswer,
} from '../schemas/search';
import { synonymInput, synonymListQuery } from '../schemas/synonym';

/** What tells one person from another: a visitor by their network, because all else is theirs to choose. */
const getSession = (ctx: Context, viewer: Viewer): string => getViewerId(viewer) ?? getNetwork(ctx.ip);

/** How long hits are presented without a pause. */
const MOST_MS = 5;

/** What a viewer finds, and how much of it was left out because they may not see it. */
async function findHits(
  strapi: Core.Strapi,
  viewer: Viewer,
  q: string,
  slice: Slice & { isDraft: boolean },
): Promise<Pick<Outcome, 'counts' | 'templates' | 'corrected'> & { hits: HitAnswer[]; unseen: number }> {
  const { rows, now, terms, ...outcome } = await search(strapi, viewer, q, slice);
  const context = { strapi, viewer, now, isDraft: slice.isDraft, mark: createMarker(terms) };
  const hits: HitAnswer[] = [];
  // A snippet of a long text takes a while, and others want to be served too.
  for await (const row of inTurns(rows, MOST_MS)) {
    const hit = await presentHit(context, row);
    if (hit) hits.push(hit);
  }
  return { ...outcome, hits, unseen: rows.length - hits.length };
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /search. */
  async find(ctx: Context) {
    const viewer = getViewer(ctx);
    if ('scope' in ctx.query && viewer.kind === 'anonymous') throw notLoggedIn();
    if ('scope' in ctx.query) await refuseOthers(viewer);
    const { q, kind = KINDS, page, pageSize, scope, typing, templates } = parseQuery(ctx, searchQuery);
    const isDraft = scope === 'draft';
    const slice = { kinds: kind, offset: (page - 1) * pageSize, limit: pageSize, isDraft, templates };
    let found = await findHits(strapi, viewer, q, slice);
    // The content changed between finding and presenting.
    if (found.unseen > 0) found = await findHits(strapi, viewer, q, slice);
    const { hits, counts, corrected, unseen } = found;
    if (unseen > 0) {
      unseenHits.inc(unseen);
      strapi.log.error('A search found something that its viewer may not see; it was left out.');
    }
    const isMiss = !isDraft && !typing && (corrected !== null || countHits(counts) === 0);
    if (isMiss) await countMiss(strapi, q, getSession(ctx, viewer));
    ctx.set('Cache-Control', kindFor(viewer).cacheControl);
    const all = countHits(counts, kind);
    const ofTemplates = countHits(found.templates, kind);
    const total = { with: all, only: ofTemplates, without: all - ofTemplates }[templates ?? 'with'];
    const answer = listAnswer(hits, { page, pageSize }, total);
    const { asset, file } = found.templates;
    const meta = { ...answer.meta, counts, corrected, ...(templates && { templates: { asset, file } }) };
    ctx.body = { ...answer, meta };
  },

  /** GET /search/suggest. */
  async suggest(ctx: Context) {
    const { q } = parseQuery(ctx, suggestQuery);
    const viewer = getViewer(ctx);
    ctx.set('Cache-Control', kindFor(viewer).cacheControl);
    ctx.body = { data: (await suggest(strapi, viewer, q)).map(presentSuggestion(strapi)) };
  },

  /** GET /search/likely. */
  async likely(ctx: Context) {
    const { address } = parseQuery(ctx, likelyQuery);
    const viewer = getViewer(ctx);
    ctx.set('Cache-Control', kindFor(viewer).cacheControl);
    ctx.body = { data: await findLikelyPages(strapi, viewer, address) };
  },

  /** POST /search/clicks: which kinds of hits at which places are opened; not by whom. */
  click(ctx: Context) {
    const { kind, rank } = parseBody(ctx, clickInput);
    searchClicks.inc({ kind, rank: rank <= 3 ? String(rank) : 'further' });
    ctx.status = 204;
  },

  /** GET /admin/search/misses. */
  async misses(ctx: Context) {
    const query = parseQuery(ctx, missListQuery);
    const { misses, total } = await listMisses(strapi, query);
    ctx.body = listAnswer(misses, query, total);
  },

  /** DELETE /admin/search/misses/:term. */
  async removeMiss(ctx: Context) {
    if (!(await removeMiss(strapi, String(ctx.params.term)))) throw notFound();
    ctx.status = 204;
  },

  /** GET /admin/search/synonyms. */
  async synonyms(ctx: Context) {
    const query = parseQuery(ctx, synonymListQuery);
    const { synonyms, total } = await listSynonyms(strapi, query);
    ctx.body = listAnswer(synonyms, query, total);
  },

  /** GET /admin/search/synonyms/:id. */
  async findSynonym(ctx: Context) {
    const data = await findSynonym(strapi, ctx.params.id);
    setVersion(ctx, data);
    ctx.body = { data };
  },

  /** POST /admin/search/synonyms. */
  async createSynonym(ctx: Context) {
    ctx.body = { data: await createSynonym(strapi, parseBody(ctx, synonymInput)) };
  },

  /** PUT /admin/search/synonyms/:id. */
  async updateSynonym(ctx: Context) {
    const input = parseBody(ctx, synonymInput);
    ctx.body = { data: await updateSynonym(strapi, ctx.params.id, input, checkSeen(ctx)) };
  },

  /** DELETE /admin/search/synonyms/:id. */
  async removeSynonym(ctx: Context) {
    await removeSynonym(strapi, ctx.params.id);
    ctx.status = 204;
  },
});
