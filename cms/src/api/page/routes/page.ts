import { z } from 'zod';
import { blockTypes } from '../../../blocks/registry';
import { defineRoute } from '../../../http/define-route';
import { getData, getList } from '../../../http/schemas/plain';
import { asQuery } from '../lib/reads/preview-viewer';
import {
  deletedPageEntity,
  lapsedEntity,
  pageEntity,
  pageLinkEntity,
  pageNodeEntity,
  pageReachEntity,
  deletedPagesQuery,
  pageListQuery,
  pageSummaryEntity,
} from '../schemas/page-entity';
import {
  pageCreateInput,
  pageDeleteQuery,
  pageMoveInput,
  pageUpdateInput,
  pageUpdateQuery,
} from '../schemas/page-input';

const PAGE_BYTES = 5 * 1024 * 1024;

const types = () => blockTypes(strapi);
const page = () => getData(pageEntity(types()));
const tree = getData(z.array(pageNodeEntity));

export default {
  routes: [
    defineRoute('GET', '/pages/map', 'page.map', {
      access: 'all',
      summary: 'The tree of live pages that the caller may see.',
      response: tree,
    }),
    defineRoute('GET', '/pages/:slug', 'page.find', {
      mayRedirect: true,
      access: 'all',
      summary: 'The live version of a page, filtered for the caller.',
      description: 'The path holds the slug of the page; writes take its id in the same place.',
      response: page,
    }),
    defineRoute('POST', '/pages', 'page.create', {
      access: 'admin',
      summary: 'Makes a page.',
      body: () => pageCreateInput(types()),
      bodyBytes: PAGE_BYTES,
      example: {
        title: 'Ons logo',
        is_public: true,
        blocks: [{ type: 'text', title: 'Altijd met wit eromheen' }],
      },
      response: page,
      errors: [409],
    }),
    defineRoute('PUT', '/pages/:id', 'page.update', {
      access: 'admin',
      summary:
        'Saves the draft of a page; `published_at` publishes, schedules or takes offline. Takes If-Match.',
      query: pageUpdateQuery,
      body: () => pageUpdateInput(types()),
      bodyBytes: PAGE_BYTES,
      example: { title: 'Ons logo', published_at: '2026-01-31T09:00:00Z' },
      response: page,
      errors: [409, 412],
    }),
    defineRoute('DELETE', '/pages/:id', 'page.delete', {
      access: 'admin',
      summary: 'Puts a page on the deleted list; from there `permanent=true` removes it for good.',
      query: pageDeleteQuery,
      answers: 'nothing',
      errors: [409],
    }),
    defineRoute('POST', '/pages/:id/restore', 'page.restore', {
      access: 'admin',
      summary: 'Brings a page of the deleted list back, with the children deleted with it.',
      description:
        'Live only if it was live. What was planned for a moment that passed meanwhile is dropped, and listed in `meta.lapsed`: a publication does not happen, and after its end a page is offline.',
      response: () => page().extend({ meta: lapsedEntity }),
      errors: [409],
    }),
    defineRoute('PUT', '/pages/:id/map', 'tree.move', {
      access: 'admin',
      summary: 'Puts a page under a parent and orders the children there.',
      body: pageMoveInput,
      example: { id: 'k3v9', parent_id: null, siblings: ['k3v9', 'p7d2'] },
      response: tree,
    }),
    defineRoute('GET', '/admin/pages', 'page.list', {
      access: 'admin',
      summary: 'All pages in short, the last saved first; `search` looks in titles and slugs.',
      query: pageListQuery,
      response: getList(pageSummaryEntity),
    }),
    defineRoute('GET', '/admin/pages/map', 'tree.map', {
      access: 'admin',
      summary: 'The tree of all pages, as drafts.',
      response: tree,
    }),
    defineRoute('GET', '/admin/pages/deleted', 'tree.deleted', {
      access: 'admin',
      summary: 'Deleted pages.',
      query: deletedPagesQuery,
      response: () => getList(deletedPageEntity(types())),
    }),
    defineRoute('GET', '/admin/pages/:slug', 'page.findDraft', {
      access: 'admin',
      summary:
        'The draft of a page; `as` gives it as that viewer would get it once published, with the reasons.',
      query: asQuery,
      response: page,
    }),
    defineRoute('GET', '/admin/pages/:id/links', 'page.links', {
      access: 'admin',
      summary: 'The blocks of drafts and of live versions that link to a page.',
      response: getData(z.array(pageLinkEntity)),
    }),
    defineRoute('GET', '/admin/pages/:id/reach', 'page.reach', {
      access: 'admin',
      summary: 'What becomes public once the draft of a page is published, and what only admins reach.',
      response: getData(pageReachEntity),
    }),
  ],
};
