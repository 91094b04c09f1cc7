import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { blockTypes } from '../../blocks/registry';
import type { BlockTypes } from '../../blocks/stored-block';
import { getChanges } from '../../database/change-feed';
import { withLock } from '../../database/locks';
import { runSql } from '../../database/sql';
import { getPublished, type PageEntry, type PublishedAsset, type Snapshot } from '../../published';
import { readContent } from '../../published/content';
import { inChunks } from '../../utils/chunked';
import { getLetters, sortLetters } from '../words/distance';
import {
  assetFingerprint,
  colorFingerprint,
  makeAssetRows,
  makeColorRows,
  getFiles,
  makePageRows,
  getColorsOnPage,
  pageFingerprint,
  type FileTexts,
  type IndexRow,
} from './rows';

/** How many sources are written in one transaction. */
const AT_ONCE = 100;

/** What rows are made from: `page:`, `asset:` or `color:` and its id. */
type Source = string;

const pageSource = (id: string): Source => `page:${id}`;
const assetSource = (id: string): Source => `asset:${id}`;
const colorSource = (id: string): Source => `color:${id}`;

/** The fingerprint of a source as it is now; null when it is gone. */
function getFingerprint(types: BlockTypes, { pages, assets, site }: Snapshot, source: Source): string | null {
  const id = source.slice(source.indexOf(':') + 1);
  if (source === pageSource(id)) {
    const page = pages.byId.get(id);
    return page ? pageFingerprint(types, page, site.colors) : null;
  }
  if (source === colorSource(id)) {
    const color = site.colors.find((each) => each.id === id);
    return color ? colorFingerprint(color) : null;
  }
  const asset = assets.get(id);
  return asset ? assetFingerprint(asset, pages.placements.get(id) ?? []) : null;
}

/** The sources that may differ between two snapshots; identical objects have identical content. */
function getChanged(before: Snapshot | null, { pages, assets, site }: Snapshot): Source[] {
  const changed: Source[] = [];
  for (const [id, page] of pages.byId) if (before?.pages.byId.get(id) !== page) changed.push(pageSource(id));
  for (const [id, asset] of assets) {
    const isSame =
      before?.assets.get(id) === asset && before.pages.placements.get(id) === pages.placements.get(id);
    if (!isSame) changed.push(assetSource(id));
  }
  for (const id of before?.pages.byId.keys() ?? []) if (!pages.byId.has(id)) changed.push(pageSource(id));
  for (const id of before?.assets.keys() ?? []) if (!assets.has(id)) changed.push(assetSource(id));
  if (before?.site.colors === site.colors) return changed;
  const ids = [...(before?.site.colors ?? []), ...site.colors].map(({ id }) => id);
  for (const id of new Set(ids)) changed.push(colorSource(id));
  for (const [id, page] of pages.byId) {
    if (getColorsOnPage(page, site.colors).length > 0) changed.push(pageSource(id));
  }
  return [...new Set(changed)];
}

interface StoredSource {
  source: Source;
  fingerprint: string;
}

const readStoredSources = async (
  strapi: Core.Strapi,
  sources: readonly Source[] | 'all',
): Promise<StoredSource[]> =>
  (
    await runSql<StoredSource>(
      strapi,
      `select source, fingerprint from search_sources ${sources === 'all' ? '' : 'where source = any(?)'}`,
      sources === 'all' ? [] : [[...sources]],
    )
  ).rows;

async function readDraft(strapi: Core.Strapi, page: PageEntry) {
  const row = await strapi.db
    .query('api::page.page')
    .findOne({ where: { documentId: page.id }, select: ['draft'] });
  return row?.draft ? await readContent(blockTypes(strapi), row.draft) : null;
}

async function pageRows(
  strapi: Core.Strapi,
  page: PageEntry,
  colors: Snapshot['site']['colors'],
): Promise<IndexRow[]> {
  const types = blockTypes(strapi);
  const live = page.live && (await getPublished(strapi).revision(page.live.revisionId));
  if (live && page.status === 'published') return makePageRows(types, page.id, live, 'both', colors);
  const draft = await readDraft(strapi, page);
  return [
    ...(live ? await makePageRows(types, page.id, live, 'live', colors) : []),
    ...(draft ? await makePageRows(types, page.id, draft, 'draft', colors) : []),
  ];
}

const pageTexts = z.array(z.string());

/** The texts of an asset's files that were read by now. */
async function readTexts(strapi: Core.Strapi, asset: PublishedAsset): Promise<FileTexts> {
  const keys = getFiles(asset)
    .filter(({ text }) => text?.state === 'ready')
    .map(({ key }) => key);
  if (keys.length === 0) return new Map();
  const { rows } = await runSql<{ key: string; pages: string }>(
    strapi,
    `select wanted.key, pages::text as pages from search_file_texts
      join unnest(?::text[], ?::text[]) as wanted (key, hash) using (hash)`,
    [keys, keys.map((key) => path.parse(key).name)],
  );
  return new Map(rows.map(({ key, pages }) => [key, pageTexts.parse(JSON.parse(pages))]));
}

async function loadRows(strapi: Core.Strapi, now: Snapshot, source: Source): Promise<IndexRow[]> {
  const id = source.slice(source.indexOf(':') + 1);
  if (source === pageSource(id)) {
    const page = now.pages.byId.get(id);
    return page ? pageRows(strapi, page, now.site.colors) : [];
  }
  if (source === colorSource(id)) {
    const color = now.site.colors.find((each) => each.id === id);
    return color ? makeColorRows(color) : [];
  }
  const asset = now.assets.get(id);
  if (!asset) return [];
  return makeAssetRows(asset, now.pages.placements.get(id) ?? [], await readTexts(strapi, asset));
}

const INSERT = `
  with drawn as materialized (
    select nextval('search_rows_id_seq') as id, row.* from json_to_recordset(?) as row(source text, kind text,
      subject text, audience json, title text, title_words integer, vector text, heads text, parts json)
  ), made as (
    insert into search_rows (id, source, kind, subject, audience, title, title_words, vector, heads)
    select id, source, kind, subject, array(select json_array_elements_text(audience)), title, title_words,
      vector::tsvector, heads::tsvector
    from drawn
  )
  insert into search_parts (row, block, file_page, headings, body, vector)
  select drawn.id, block, file_page, headings, body, part.vector::tsvector
  from drawn, json_to_recordset(parts) as part(block integer, file_page integer, headings text, body text, vector text)`;

const INSERT_WORDS = `
  insert into search_words (word, letters, letter_set)
  select word, letters, letter_set from json_to_recordset(?) as row(word text, letters text, letter_set integer)
  order by word
  on conflict do nothing`;

const INSERT_SOURCES = `
  insert into search_sources (source, fingerprint)
  select source, fingerprint from json_to_recordset(?) as row(source text, fingerprint text)`;

// PostgreSQL keeps no NUL in a text.
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', ' ') : value;
const toJson = (value: unknown): string => JSON.stringify(value, (_key, each: unknown) => withoutNul(each));

const rowJson = (source: Source, { titleWords, parts, ...row }: Omit<IndexRow, 'words'>): string =>
  toJson({
    ...row,
    source,
    title_words: titleWords,
    parts: parts.map(({ filePage, ...part }) => ({ ...part, file_page: filePage })),
  });

/** A long page has megabytes of rows, which are written in parts, each in some milliseconds. */
const BATCH_LENGTH = 500_000;
const WORDS_AT_ONCE = 5000;

async function writeSources(strapi: Core.Strapi, sources: readonly Source[]): Promise<void> {
  // Read within the lock and up to date, so that newer rows of another instance are not overwritten.
  await getChanges(strapi).confirm();
  const now = await getPublished(strapi).snapshot();
  const kept = new Map(
    (await readStoredSources(strapi, sources)).map((each) => [each.source, each.fingerprint]),
  );
  const types = blockTypes(strapi);
  const wanted = sources.map((source) => ({ source, fingerprint: getFingerprint(types, now, source) }));
  const stale = wanted.filter(({ source, fingerprint }) => (kept.get(source) ?? null) !== fingerprint);
  if (stale.length === 0) return;
  const gone = stale.map(({ source }) => source);
  await runSql(strapi, 'delete from search_rows where source = any(?)', [gone]);
  await runSql(strapi, 'delete from search_sources where source = any(?)', [gone]);
  const words = new Set<string>();
  let batch: string[] = [];
  let length = 0;
  const insert = async (): Promise<void> => {
    const rows = `[${batch.join(',')}]`;
    batch = [];
    length = 0;
    await runSql(strapi, INSERT, [rows]);
  };
  for (const { source } of stale) {
    for (const { words: own, ...row } of await loadRows(strapi, now, source)) {
      for (const word of own) words.add(word);
      const json = rowJson(source, row);
      batch.push(json);
      length += json.length;
      if (length > BATCH_LENGTH) await insert();
    }
  }
  if (batch.length > 0) await insert();
  for await (const some of inChunks([...words], WORDS_AT_ONCE)) {
    const rows = some.map((word) => ({ word, letters: sortLetters(word), letter_set: getLetters(word) }));
    await runSql(strapi, INSERT_WORDS, [toJson(rows)]);
  }
  await runSql(strapi, INSERT_SOURCES, [toJson(stale.filter(({ fingerprint }) => fingerprint !== null))]);
}

/**
 * Updates the index to a snapshot; returns the function that does. Each instance compares what changed since its last
 * update, and writes only what no other instance has written. Changes by any writer, an older index, a restored backup
 * or an empty table are thus repaired before the next search.
 */
export function createSync(strapi: Core.Strapi): (now: Snapshot) => Promise<void> {
  let synced: Snapshot | null = null;
  getChanges(strapi).on(({ what }) => {
    if (what === 'search') synced = null;
  });
  let running: Promise<void> = Promise.resolve();

  async function sync(now: Snapshot): Promise<void> {
    if (synced === now) return;
    const types = blockTypes(strapi);
    const changed = getChanged(synced, now);
    if (changed.length > 0) {
      const isFirst = synced === null;
      const kept = new Map(
        (await readStoredSources(strapi, isFirst ? 'all' : changed)).map((each) => [
          each.source,
          each.fingerprint,
        ]),
      );
      const all = isFirst ? [...new Set([...changed, ...kept.keys()])] : changed;
      const stale = all.filter((source) => (kept.get(source) ?? null) !== getFingerprint(types, now, source));
      for await (const some of inChunks(stale, AT_ONCE))
        await withLock(strapi, { lock: 'search index' }, () => writeSources(strapi, some));
      // Until PostgreSQL has counted new rows by itself it plans some searches as if there were hardly any.
      if (stale.length > AT_ONCE) await runSql(strapi, 'analyze search_rows, search_parts, search_words');
    }
    synced = now;
  }

  return (now) => {
    const next = running.then(() => sync(now));
    running = next.catch(() => undefined);
    return next;
  };
}
