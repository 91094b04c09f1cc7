import * as samples from '../samples/files';
import { getForm, makeAsset } from '../samples/sending';
import { client, type Client } from '../support/client';
import { sha256 } from '../support/kept';
import { ADMIN } from '../support/settings';
import type { Data, GroupBody, PageBody } from '../support/wire';
import type { AssetResponse } from '../../src/http/schemas/assets';
import { getLists, pagesSeenBy } from './seen';

const MEMBER = { email: 'lid@example.org', password: 'een-gewoon-wachtwoord' };
const NOW = '2026-01-02T03:04:05.000Z';
const LATER = '2099-01-02T03:04:05.000Z';

/** Fills an empty portal with a little of everything. */
export async function fillPortal(admin: Client): Promise<void> {
  const group = (await admin.post<Data<GroupBody>>('/groups', { name: 'Zorg', permissions: ['view'] })).body
    .data;
  await admin.post('/users', { ...MEMBER, firstName: 'Sanne', lastName: 'de Vries', groups: [group.id] });
  const { id: asset } = await makeAsset(admin, await samples.png(80, 40), [samples.docx()], {
    title: 'Logo',
  });
  await admin.send('PUT', `/assets/${asset}`, {
    raw: getForm({}, 'original', [await samples.jpeg(60, 30)]),
  });
  const page = async (body: object): Promise<PageBody> => {
    const { status, body: answer } = await admin.post<Data<PageBody>>('/pages', body);
    if (status !== 200) throw new Error(`A page answered ${status}`);
    return answer.data;
  };
  const blocks = [
    { type: 'text', title: 'Blauw', body: '<p>Onze <strong>kleur</strong></p>' },
    { type: 'asset', asset },
    { type: 'text', title: 'Voor de zorg', isPrivate: true, groups: [group.id] },
  ];
  const colours = await page({
    title: 'Kleur',
    lead: 'Drie kleuren, veel wit.',
    is_public: true,
    published_at: NOW,
    blocks,
  });
  await admin.put(`/pages/${colours.id}`, { title: 'Kleuren' });
  const inside = await page({ title: 'Binnen', groups: [group.id], published_at: NOW, blocks });
  await page({ title: 'Dieper', parent_id: inside.id, groups: [group.id], published_at: NOW });
  await page({ title: 'Straks', is_public: true, published_at: LATER });
  const { id: gone } = await page({ title: 'Weg', is_public: true, published_at: NOW });
  await admin.delete(`/pages/${gone}`);
}

/** What is never the same twice: signatures of addresses, and when a user last logged in. */
export const lasting = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, each: unknown) => {
      if (name === 'lastLoginAt') return undefined;
      return typeof each === 'string' ? each.replace(/\?expires=\d+(&for=\w+)?&signature=[\w-]+/g, '') : each;
    }),
  );

async function getDownloads(admin: Client): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { id, files } of (await admin.get<Data<AssetResponse[]>>('/assets')).body.data) {
    for (const path of [`/assets/${id}/download`, ...files.map((file) => `/files/${file.id}/download`)]) {
      const { status, bytes } = await admin.get(path);
      digests[path] = `${status} ${sha256(bytes)}`;
    }
  }
  return digests;
}

/** All that everybody gets of this portal, who log in with their passwords. */
export async function seenAt(url: string): Promise<unknown> {
  const api = client(url);
  const admin = await api.as(ADMIN.email, ADMIN.password);
  const member = await api.as(MEMBER.email, MEMBER.password);
  return lasting({
    visitor: await pagesSeenBy(api),
    member: await pagesSeenBy(member),
    admin: { ...(await pagesSeenBy(admin)), ...(await getLists(admin)) },
    downloads: await getDownloads(admin),
  });
}
