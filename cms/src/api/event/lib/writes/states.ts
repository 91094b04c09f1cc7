import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { blockTypes } from '../../../../blocks/registry';
import type { RunSql } from '../../../../database/before-commit';
import type { Snapshot } from '../../../../published';
import { colorDetails } from '../../../../published/colors';
import { parseContent } from '../../../../published/content';
import { summarize, type VersionSummary } from '../../../../published/page-entry';
import { memoizeByObject } from '../../../../utils/memoize-by-object';
import type { ColorFacts } from '../facts';

/** Which rows: those with these ids, or all. */
type Which = ReadonlySet<string> | 'all';

/** Where a live page is, and which version of it is live. */
export interface LivePage {
  id: string;
  slug: string;
  parentId: string | null;
  revisionId: string;
}

const LIVE_PAGES = `
  select page.document_id as "id", page.slug, parent.document_id as "parentId", revision.document_id as "revisionId"
  from pages page
  join pages_live_revision_lnk live on live.page_id = page.id
  join revisions revision on revision.id = live.revision_id
  left join pages_parent_lnk under on under.page_id = page.id
  left join pages parent on parent.id = under.inv_page_id
  where page.deleted_at is null and page.published_on is not null`;

const condition = (which: Which, column: string): [sql: string, bindings: string[][]] =>
  which === 'all' ? ['', []] : [` and ${column} = any(?)`, [[...which]]];

/** The pages that are live, by id. */
export async function findLivePages(run: RunSql, which: Which): Promise<Map<string, LivePage>> {
  const [where, bindings] = condition(which, 'page.document_id');
  const { rows } = await run<LivePage>(LIVE_PAGES + where, bindings);
  return new Map(rows.map((page) => [page.id, page]));
}

/** What an asset is by itself, whoever may see it. */
export interface AssetState {
  id: string;
  title: string;
  isPrivate: boolean;
}

const ASSETS = `
  select document_id as "id", coalesce(title, '') as "title", coalesce(is_private, false) as "isPrivate"
  from assets where deleted_at is null`;

/** The assets that are not on the deleted list, by id. */
export async function findAssets(run: RunSql, which: Which): Promise<Map<string, AssetState>> {
  const [where, bindings] = condition(which, 'document_id');
  const { rows } = await run<AssetState>(ASSETS + where, bindings);
  return new Map(rows.map((asset) => [asset.id, asset]));
}

const HOLDERS = `
  select distinct asset.document_id as "id" from files file
  join files_related_mph related on related.file_id = file.id and related.related_type = 'api::asset.asset'
  join assets asset on asset.id = related.related_id
  where file.document_id = any(?)`;

/** The assets that hold files. */
export async function findHolders(run: RunSql, files: ReadonlySet<string>): Promise<string[]> {
  if (files.size === 0) return [];
  return (await run<{ id: string }>(HOLDERS, [[...files]])).rows.map(({ id }) => id);
}

const COLORS = `
  select document_id as "id", token, hex, (
    to_jsonb(color) - '{id,position,created_at,updated_at,created_by_id,updated_by_id}'::text[])::text as "text"
  from portal_colors color`;

/** The colours by id, with a text of all that they are besides their place. */
export async function findColors(
  run: RunSql,
): Promise<Map<string, { text: string; facts: ColorFacts | null }>> {
  const { rows } = await run<{ id: string; text: string }>(COLORS);
  const facts = colorDetails.pick({ token: true, hex: true });
  return new Map(
    rows.map(({ id, text, ...row }) => [id, { text, facts: facts.safeParse(row).data ?? null }]),
  );
}

const SITE = `
  select concat_ws(' ',
    to_jsonb(site) - '{updated_at,updated_by_id,published_at,registration_domains,mail_from_name}'::text[],
    (
      select jsonb_agg(jsonb_build_array(used.field, used.file_id) order by used.field)
      from files_related_mph used where used.related_type = 'api::site.site' and used.related_id = site.id
    ),
    (
      select jsonb_agg(jsonb_build_array(part.field, to_jsonb(contact) - 'id', to_jsonb(link) - 'id') order by part.field, part."order")
      from portal_site_cmps part
      left join components_site_contacts contact on part.component_type = 'site.contact' and contact.id = part.cmp_id
      left join components_site_footer_links link on part.component_type = 'site.footer-link' and link.id = part.cmp_id
      where part.entity_id = site.id
    )) as "text"
  from portal_site site order by site.id limit 1`;

/** A text of all that visitors see of the site, besides its colours; null before there is one. */
export async function findSite(run: RunSql): Promise<string | null> {
  const { rows } = await run<{ text: string }>(SITE);
  return rows[0]?.text ?? null;
}

/** The summaries of live versions, by the id of their revision. */
type Summaries = ReadonlyMap<string, VersionSummary>;

const CONTENTS = 'select document_id as "id", content from revisions where document_id = any(?)';

const KEPT = 1000;

/** Those that were read here, by the id of their revision. */
const getRead = memoizeByObject<Core.Strapi, LRUCache<string, VersionSummary>>(
  () => new LRUCache({ max: KEPT }),
);

/**
 * The summaries of the live versions of pages. A version never changes, so those in memory serve, however old the
 * snapshot; only the others are read.
 */
export async function loadSummaries(
  strapi: Core.Strapi,
  run: RunSql,
  pages: Iterable<LivePage>,
  last: Snapshot | null,
): Promise<Summaries> {
  const summaries = new Map<string, VersionSummary>();
  const read = getRead(strapi);
  const missing: string[] = [];
  for (const { id, revisionId } of pages) {
    const live = last?.pages.byId.get(id)?.live;
    const known = live?.revisionId === revisionId ? live : read.get(revisionId);
    if (known) summaries.set(revisionId, known);
    else missing.push(revisionId);
  }
  if (missing.length === 0) return summaries;
  const { rows } = await run<{ id: string; content: string }>(CONTENTS, [missing]);
  for (const { id, content } of rows) {
    const summary = await summarize(blockTypes(strapi), parseContent(content));
    summaries.set(id, summary);
    read.set(id, summary);
  }
  return summaries;
}
