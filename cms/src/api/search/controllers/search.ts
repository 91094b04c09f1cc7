import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notFound, notLoggedIn } from '../../../http/errors';
import { listResponse } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { getViewer, requireAdmin } from '../../../http/portal-strategy';
import { createVersionCheck, setVersion } from '../../../http/versions';
import { getNetwork } from '../../../http/rate-limits/network';
import { variantFor } from '../../../http/response-cache';
import { searchClicks } from '../../../metrics/meters';
import { getActorId, type Viewer } from '../../../permissions/viewer';
import { KINDS } from '../../../search/index/rows';
import { countMiss, listMisses, deleteMiss } from '../../../search/misses';
import { countHits } from '../../../search/search';
import { suggest } from '../../../search/suggest';
import { findLikelyPages } from '../../page/lib/reads/likely-pages';
import { findHits } from '../lib/find-hits';
import { createSynonym, findSynonym, listSynonyms, deleteSynonym, updateSynonym } from '../lib/synonyms';
import { presentSuggestion } from '../presenters/suggestion';
import { clickInput, likelyQuery, missListQuery, searchQuery, suggestQuery } from '../schemas/search';
import { synonymInput, synonymListQuery } from '../schemas/synonym';

/** Identifies a searcher: visitors by their network, because they choose everything else themselves. */
const getSession = (ctx: Context, viewer: Viewer): string => getActorId(viewer) ?? getNetwork(ctx.ip);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /search. */
  async find(ctx: Context) {
    const viewer = getViewer(ctx);
    if ('scope' in ctx.query && viewer.kind === 'anonymous') throw notLoggedIn();
    if ('scope' in ctx.query) await requireAdmin(viewer);
    const { q, kind = KINDS, page, pageSize, scope, typing, templates } = parseQuery(ctx, searchQuery);
    const isDraft = scope === 'draft';
    const slice = { kinds: kind, offset: (page - 1) * pageSize, limit: pageSize, isDraft, templates };
    const found = await findHits(strapi, viewer, q, slice);
    const { hits, counts, corrected } = found;
    const isMiss = !isDraft && !typing && (corrected !== null || countHits(counts) === 0);
    if (isMiss) await countMiss(strapi, q, getSession(ctx, viewer));
    ctx.set('Cache-Control', variantFor(viewer).cacheControl);
    const all = countHits(counts, kind);
    const ofTemplates = countHits(found.templates, kind);
    const total = { with: all, only: ofTemplates, without: all - ofTemplates }[templates ?? 'with'];
    const answer = listResponse(hits, { page, pageSize }, total);
    const { asset, file } = found.templates;
    const meta = { ...answer.meta, counts, corrected, ...(templates && { templates: { asset, file } }) };
    ctx.body = { ...answer, meta };
  },

  /** GET /search/suggest. */
  async suggest(ctx: Context) {
    const { q } = parseQuery(ctx, suggestQuery);
    const viewer = getViewer(ctx);
    ctx.set('Cache-Control', variantFor(viewer).cacheControl);
    ctx.body = { data: (await suggest(strapi, viewer, q)).map(presentSuggestion(strapi)) };
  },

  /** GET /search/likely. */
  async likely(ctx: Context) {
    const { address } = parseQuery(ctx, likelyQuery);
    const viewer = getViewer(ctx);
    ctx.set('Cache-Control', variantFor(viewer).cacheControl);
    ctx.body = { data: await findLikelyPages(strapi, viewer, address) };
  },

  /** POST /search/clicks: counts the kind and position of opened hits, anonymously. */
  click(ctx: Context) {
    const { kind, rank } = parseBody(ctx, clickInput);
    searchClicks.inc({ kind, rank: rank <= 3 ? String(rank) : 'further' });
  },

  /** GET /admin/search/misses. */
  async misses(ctx: Context) {
    const query = parseQuery(ctx, missListQuery);
    const { misses, total } = await listMisses(strapi, query);
    ctx.body = listResponse(misses, query, total);
  },

  /** DELETE /admin/search/misses/:term. */
  async removeMiss(ctx: Context) {
    if (!(await deleteMiss(strapi, String(ctx.params.term)))) throw notFound();
  },

  /** GET /admin/search/synonyms. */
  async synonyms(ctx: Context) {
    ctx.body = await listSynonyms(strapi, parseQuery(ctx, synonymListQuery));
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
    ctx.body = { data: await updateSynonym(strapi, ctx.params.id, input, createVersionCheck(ctx)) };
  },

  /** DELETE /admin/search/synonyms/:id. */
  async removeSynonym(ctx: Context) {
    await deleteSynonym(strapi, ctx.params.id);
  },
});
