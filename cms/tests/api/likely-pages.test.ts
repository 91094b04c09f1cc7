import { beforeAll, describe, expect, test } from 'vitest';
import { loggedIn, makeGroup } from '../samples/people';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { publish } from '../support/searching';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';
import { newWord } from '../support/words';

interface Likely {
  slug: string;
  title: string;
  about: string;
}

let portal: OwnPortal;
let admin: Client;
let member: Client;
let open: PageBody;
let closed: PageBody;
let word: string;

const find = async (client: Client, address: string): Promise<Likely[]> => {
  const { status, body } = await client.get<Data<Likely[]>>(
    `/search/likely?address=${encodeURIComponent(address)}`,
  );
  expect(status).toBe(200);
  return body.data;
};

const read = async (path: string): Promise<string> =>
  (await portal.site.get<string>(path, { Accept: 'text/html' })).body;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  word = newWord();
  const group = await makeGroup(portal.strapi, `Groep ${word}`, { canView: true });
  member = await loggedIn(portal.strapi, portal.api, `lid-${word}`, [group.id]);
  open = await publish(admin, { title: `Open ${word}`, lead: 'Voor <iedereen> & meer.', blocks: [] });
  closed = await publish(admin, {
    title: `Besloten ${word}`,
    blocks: [],
    is_public: false,
    groups: [group.documentId],
  });
});

describe('where nothing is', () => {
  test('everybody is offered what they may read, and nothing else', async () => {
    const address = `/oud/besloten-${word}`;
    const seen = async (client: Client) => (await find(client, address)).map(({ slug }) => slug);
    expect(await seen(member)).toContain(closed.slug);
    expect(await seen(admin)).toContain(closed.slug);
    expect(await seen(portal.api)).not.toContain(closed.slug);
    expect(await seen(portal.api)).toContain(open.slug);
  });

  test('a page says when it moved from an address like it', async () => {
    const page = await publish(admin, { title: `Vroeger ${word}`, blocks: [] });
    const slug = `thans-${newWord()}`;
    await admin.put(`/pages/${page.id}`, { slug });
    const [first] = await find(portal.api, `/vroeger-${word}/oud`);
    expect(first?.slug).toBe(slug);
    expect(first?.about).toMatch(/Verhuisd op \d+ [a-z]+ \d{4}\.$/);
  });

  test.each(['', '/', '/%00', `/${'lang-'.repeat(300)}`])(
    'an address of any kind has an answer (%#)',
    async (address) => {
      expect((await find(portal.api, address)).length).toBeLessThanOrEqual(3);
    },
  );

  test('an address that is too long is refused', async () => {
    const { status } = await portal.api.get(`/search/likely?address=${'a'.repeat(2001)}`);
    expect(status).toBe(400);
  });
});

describe('without script', () => {
  test('the address is named, with pages and the question', async () => {
    const body = await read(`/oud/open-${word}`);
    const [, shown = ''] = /<noscript>(.*?)<\/noscript>/s.exec(body) ?? [];
    expect(shown).toContain(`>/oud/open-${word}</b>`);
    expect(shown).toContain(`href="/huisstijl/${open.slug}"`);
    expect(shown).toContain('Voor &lt;iedereen&gt; &amp; meer.');
    expect(shown).toContain(`value="oud open ${word}"`);
    expect(shown).not.toContain('lost-place');
  });

  test('what an address holds stays text', async () => {
    const body = await read(`/%22onload=${word}$&$1&lt;`);
    const [, shown = ''] = /<noscript>(.*?)<\/noscript>/s.exec(body) ?? [];
    expect(shown).toContain(`>/&quot;onload=${word}$&amp;$1&amp;lt;</b>`);
    expect(shown).not.toMatch(/<[^>]*\sonload=/);
    // What is a tag in it does not come through at all.
    expect(await read(`/%3Cscript%3E${word}`)).not.toContain(`<script>${word}`);
  });

  test('a page that is closed looks the same as one that does not exist', async () => {
    const unlike = (path: string, body: string): string =>
      body.replaceAll(path, '').replaceAll(/value="[^"]*"|"words":"[^"]*"/g, '');
    const [one, other] = [`/zz/besloten-${word}`, `/zz/onbekends-${word}`];
    const [hidden, missing] = await Promise.all([read(one), read(other)]);
    expect(hidden).not.toContain(closed.slug.slice(0, 8) + '"');
    expect(hidden).not.toContain(closed.title);
    expect(unlike(one, hidden)).toBe(unlike(other, missing));
  });
});
