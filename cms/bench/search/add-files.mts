import type { Client } from 'pg';
import { withClient } from '../../../scripts/lib/postgres.mjs';
import { getWords } from './words.mts';

const ASSETS = 4500;
const FILES = 2000;
const PAGES_OF_TEXT = 5;

const ADD_ASSETS = `
  insert into assets select own.* from assets as base
  cross join unnest($1::text[]) with ordinality as named (title, n),
  lateral jsonb_populate_record(base, jsonb_build_object('id', nextval('assets_id_seq'),
    'document_id', left(md5('asset' || n), 24), 'title', named.title, 'description', named.title)) as own
  where base.id = (select min(id) from assets) returning id`;

const ADD_FILES = `
  insert into files select own.* from files as base
  cross join unnest($1::text[]) with ordinality as named (name, n),
  lateral jsonb_populate_record(base, jsonb_build_object('id', nextval('files_id_seq'), 'ext', '.pdf',
    'mime', 'application/pdf', 'document_id', left(md5('file' || n), 24), 'hash', md5('content' || n),
    'name', named.name || '.pdf',
    'provider_metadata', '{"bytes":1000,"digest":"x","text":"ready","textAt":1}')) as own
  where base.id = (select min(id) from files) returning id`;

const LINK = `
  insert into files_related_mph (file_id, related_id, related_type, field, "order")
  select file, asset, 'api::asset.asset', 'files', 1 from unnest($1::integer[], $2::integer[]) as link (file, asset)`;

const ADD_TEXTS = `
  insert into search_file_texts (hash, state, taken_at, reader, pages)
  select md5('content' || n), 'ready', now(), 1, pages::jsonb
  from unnest($1::text[]) with ordinality as text (pages, n)`;

const list = (length: number, make: (n: number) => string) => Array.from({ length }, (_, n) => make(n + 1));

/** Adds assets until there are 5,000, and gives 2,000 of them a PDF with five pages of text. */
export const addFiles = (databaseUrl: string): Promise<void> =>
  withClient(databaseUrl, async (client: Client) => {
    const assets = await client.query<{ id: number }>(ADD_ASSETS, [list(ASSETS, (n) => getWords(4, n))]);
    const files = await client.query<{ id: number }>(ADD_FILES, [list(FILES, (n) => getWords(3, n + 9000))]);
    await client.query(LINK, [
      files.rows.map(({ id }) => id),
      assets.rows.slice(0, FILES).map(({ id }) => id),
    ]);
    const page = (n: number) => getWords(250, n + 20_000);
    await client.query(ADD_TEXTS, [
      list(FILES, (n) => JSON.stringify(list(PAGES_OF_TEXT, (part) => page(n * PAGES_OF_TEXT + part)))),
    ]);
    await client.query('analyze');
  });
