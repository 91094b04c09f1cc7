import type { Client } from 'pg';
import { withClient } from '../../../scripts/lib/postgres.mjs';

const ID = `left(md5(random()::text), 24)`;
const HASH = `translate(encode(sha256(convert_to(text, 'UTF8')), 'base64'), '+/=', '-_')`;

/** The copies of a live page, each with its own title and slug. */
const COPIES = `
  create temporary table copies as
  select *, ${HASH} as hash from (
    select part, page.id as page, revision.id as revision, page.position + part * 1000 as position,
      nextval('pages_id_seq') as new_page, nextval('revisions_id_seq') as new_revision,
      page.title || ' van ' || part as title, page.slug || '-' || part as slug,
      '{"title":' || to_json(page.title || ' van ' || part)
        || substr(revision.content, length('{"title":' || to_json(page.title)) + 1) as text
    from pages as page
    join pages_live_revision_lnk on page_id = page.id
    join revisions as revision on revision.id = revision_id
    cross join generate_series(1, $1::integer) as part
  ) as named`;

/** The columns of a copied row, of which some get another value. */
const withOwn = (row: string, own: Record<string, string>) =>
  `lateral jsonb_populate_record(${row}, jsonb_build_object(${Object.entries(own).flat().join(', ')})) as own`;

const PAGES = `
  insert into pages select own.* from copies join pages on pages.id = copies.page, ${withOwn('pages', {
    "'id'": 'new_page',
    "'document_id'": ID,
    "'title'": 'copies.title',
    "'slug'": 'copies.slug',
    "'position'": 'copies.position',
    "'draft'": 'text',
    "'content_hash'": 'hash',
  })}`;

const REVISIONS = `
  insert into revisions select own.* from copies join revisions on revisions.id = copies.revision, ${withOwn(
    'revisions',
    { "'id'": 'new_revision', "'document_id'": ID, "'content'": 'text', "'content_hash'": 'hash' },
  )}`;

/** Copies keep the links of the original, except that their parent is the copy of the parent. */
const getLinks = ([table, owner]: [string, string]) => `
  insert into ${table} select own.* from ${table} as link join copies on link.${owner}_id = copies.${owner}
    ${table === 'pages_parent_lnk' ? 'join copies as parent on parent.page = link.inv_page_id and parent.part = copies.part' : ''},
    ${withOwn('link', {
      "'id'": `nextval('${table}_id_seq')`,
      "'page_id'": 'copies.new_page',
      "'revision_id'": 'copies.new_revision',
      ...(table === 'pages_parent_lnk' && { "'inv_page_id'": 'parent.new_page' }),
    })}`;

const LINKS: [string, string][] = [
  ['pages_parent_lnk', 'page'],
  ['pages_live_revision_lnk', 'page'],
  ['pages_editor_lnk', 'page'],
  ['pages_groups_lnk', 'page'],
  ['revisions_page_lnk', 'revision'],
  ['revisions_author_lnk', 'revision'],
];

/** As if the rows of all blocks were written: a portal that still writes them is not the one to measure. */
const SETTLE = 'update pages set rows_pending = false';

/**
 * Copies each live page in the database several times, with its live version and links. Omits the rows of blocks, which
 * only a save reads.
 */
export const copyPages = (databaseUrl: string, times: number): Promise<void> =>
  withClient(databaseUrl, async (client: Client) => {
    await client.query(COPIES, [times]);
    for (const statement of [SETTLE, PAGES, REVISIONS, ...LINKS.map(getLinks), 'analyze'])
      await client.query(statement);
  });
