import { beforeAll, expect, test } from 'vitest';
import { hashContent, serializeContent, parseContent } from '../../src/published/content';
import type { Client } from '../support/client';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { getRevisions } from '../support/revisions';
import { NOW, publish, search } from '../support/searching';
import type { Data, ErrorBody, NodeBody, PageBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const read = async (slug: string) => (await portal.api.get<Data<PageBody>>(`/pages/${slug}`)).body.data;
const LEAD = 'Blauw geeft rust, wit geeft ruimte.';

test('a page begins without a lead; visitors read the one that was published', async () => {
  const page = await publish(admin, { title: 'Zonder inleiding' });
  expect(page.lead).toBe('');
  const saved = await admin.put<Data<PageBody>>(`/pages/${page.id}`, { lead: ` ${LEAD} ` });
  expect(saved.body.data).toMatchObject({ lead: LEAD, status: 'modified' });
  expect((await read(page.slug)).lead).toBe('');

  await admin.put(`/pages/${page.id}`, { published_at: NOW });
  expect((await read(page.slug)).lead).toBe(LEAD);
  const { body: tree } = await portal.api.get<Data<NodeBody[]>>('/pages/map');
  expect(tree.data.find(({ id }) => id === page.id)?.lead).toBe(LEAD);
});

test('it describes the page outside the portal, and a hit by title carries it as its sentence', async () => {
  const page = await publish(admin, {
    title: 'Bewegwijzering',
    lead: 'Zo komt "iedereen" er <zonder> zoeken.',
    blocks: [{ type: 'text', body: '<p>De rest van de tekst.</p>' }],
  });
  const { body: html } = await portal.site.get<string>(`/huisstijl/${page.slug}`);
  expect(html).toContain(
    'name="description" content="Zo komt &quot;iedereen&quot; er &lt;zonder&gt; zoeken."',
  );
  const [hit] = (await search(portal.api, 'bewegwijzering')).data;
  expect(hit?.snippet.map(({ text }) => text).join('')).toContain('Zo komt');
});

test('a restored version brings its lead back, and what Strapi shows follows', async () => {
  const revisions = getRevisions(portal.strapi, admin);
  const page = await revisions.create({ lead: 'Eerst zo.' });
  const before = await revisions.newest(page);
  await revisions.pause(page);
  await revisions.save(page, { lead: 'Daarna zo.' });
  expect((await revisions.restore(page, before)).body.data.lead).toBe('Eerst zo.');

  const { body } = await portal.site.post<Data<{ token: string }>>('/admin/login', MAINTAINER);
  const maintainer = portal.site.bearer(body.data.token);
  const address = `/content-manager/collection-types/api::page.page/${page.id}`;
  const shown = await maintainer.get<Data<{ lead: string }>>(address);
  expect(shown.body.data.lead).toBe('Eerst zo.');
  expect((await maintainer.put(address, { lead: 'Vanuit het paneel.' })).status).toBe(200);
  const draft = await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`);
  expect(draft.body.data.lead).toBe('Vanuit het paneel.');
});

test.each([
  ['too long', 'a'.repeat(301)],
  ['on two lines', 'een\ntwee'],
  ['no text', 5],
])('a lead that is %s is refused beside its field', async (_, lead) => {
  const { status, body } = await admin.post<ErrorBody>('/pages', { title: 'Fout', lead });
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {})).toEqual(['lead']);
});

test('content from before pages had a lead is the same content without one', () => {
  const old = JSON.stringify({ title: 'Oud', isPublic: true, groups: [], blocks: [] });
  expect(serializeContent(parseContent(old))).toBe(old);
  expect(hashContent(serializeContent(parseContent(old)))).toBe(hashContent(old));
});
