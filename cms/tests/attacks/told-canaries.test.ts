import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLERS, type Caller } from '../matrix/callers';
import { makeWorld, type World } from '../matrix/world';
import { png, named, sample } from '../samples/files';
import { getForm, sendFiles } from '../samples/sending';
import { findNow, listEvents } from '../support/events';
import { startPortal } from '../support/portal';
import { type Receiver, startReceiver } from '../support/receiver';
import { csv, sendImport } from '../support/user-import';
import { getWebhooks, isOver } from '../support/webhooks';
import { newWord } from '../support/words';

const PAST = '2026-01-02T03:04:05.000Z';
/** Those who are told something: the others are refused. */
const READERS = CALLERS.filter((caller) => caller !== 'inactive' && caller !== 'rubbish');

let world: World;
let receiver: Receiver;
let webhook: string;
/** What each was told of all changes. */
const told = new Map<Caller, string>();

const MEMBERS = ['viewer', 'user', 'editor'] as const;
/** Who may know the names of assets; the others are for nobody. */
const KNOWN: Record<string, readonly Caller[]> = {
  staff: MEMBERS,
  hidden: MEMBERS,
  users: ['user'],
  replaced: CALLERS,
};

/** Changes all that is private, under names that only some may know. */
async function changeAll({ admin, pages, assets, groups, users, canaries }: World): Promise<void> {
  const done = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);
  await done(
    admin.put(`/pages/${pages.staff.id}`, {
      title: canaries.plant('andernaam', MEMBERS),
      published_at: PAST,
    }),
  );
  await done(admin.put(`/pages/${pages.staff.id}`, { slug: canaries.plant('anderadres', MEMBERS) }));
  await done(
    admin.put(`/pages/${pages.users.id}/map`, {
      id: pages.users.id,
      parent_id: null,
      siblings: [pages.users.id],
    }),
  );
  await done(admin.put(`/pages/${pages.draft.id}`, { title: canaries.plant('anderconcept', []) }));
  for (const [name, { id }] of Object.entries(assets)) {
    if (name === 'open' || name === 'deleted') continue;
    await admin.put(`/assets/${id}`, { title: canaries.plant(`andere${name}`, KNOWN[name] ?? []) });
    await sendFiles(admin, id, [sample(`${canaries.plant(`erbij${name}`, [])}.txt`, 'Tekst')]);
    const picture = named(`${canaries.plant(`inplaats${name}`, [])}.png`, await png(30, 30));
    await admin.send('PUT', `/assets/${id}`, { raw: getForm({}, 'original', [picture]) });
  }
  const permissions = ['view'];
  await done(
    admin.put(`/groups/${groups.viewer}`, { name: canaries.plant('anderegroep', ['viewer']), permissions }),
  );
  await done(admin.put(`/users/${users.colleague}`, { lastName: canaries.plantOf('anderecollega', []) }));
  const person = `${canaries.plantOf('nieuwnaam', [])};Nieuw;${canaries.plantOf('nieuwadres', [])}@example.org`;
  const sheet = csv('Voornaam;Achternaam;E-mailadres', person);
  await done(sendImport(admin, '?dry_run=false', sheet));
  await done(admin.put(`/pages/${pages.users.id}`, { published_at: null }));
}

beforeAll(async () => {
  world = await makeWorld(await startPortal({ env: { WEBHOOK_HOSTS: '127.0.0.1' } }));
  receiver = await startReceiver();
  webhook = (await getWebhooks(world.admin).make(receiver.url)).id;
  const places = new Map<Caller, string>();
  for (const caller of READERS) places.set(caller, await findNow(world.callers[caller]));
  await changeAll(world);
  for (const caller of READERS) {
    const answer = await listEvents(world.callers[caller], `?after=${places.get(caller) ?? ''}`);
    expect([caller, answer.status]).toEqual([caller, 200]);
    told.set(caller, `${JSON.stringify([...answer.headers])}\n${answer.bytes.toString('utf8')}`);
  }
});
afterAll(async () => {
  await receiver.stop();
  await world.portal.stop();
});

test.each(READERS)('%s is told nothing that they may not know', (caller) => {
  expect(world.canaries.leaked(told.get(caller) ?? '', caller)).toEqual([]);
});

test('who may know is told', () => {
  for (const caller of ['viewer', 'user', 'editor', 'userToken', 'admin'] as const) {
    for (const word of ['andernaam', 'anderadres', 'anderestaff', 'anderehidden']) {
      expect([caller, told.get(caller)]).toEqual([caller, expect.stringContaining(`kanarie-${word}`)]);
    }
  }
});

test('accounts and groups are no news, to administrators neither', () => {
  for (const word of ['anderegroep', 'anderecollega', 'nieuwnaam', 'nieuwadres']) {
    expect(told.get('admin')).not.toContain(word);
  }
});

test('a webhook sends what visitors see alone, and its messages hold nothing else', async () => {
  const { admin, pages, assets, canaries } = world;
  const title = newWord();
  await admin.put(`/pages/${pages.open.id}`, { title, published_at: PAST });
  await expect.poll(() => receiver.received.some(({ body }) => body.includes(title))).toBe(true);
  const webhooks = getWebhooks(admin);
  await expect.poll(async () => (await webhooks.deliveries(webhook)).every(isOver)).toBe(true);
  const sent = receiver.received.map(({ path, headers, body }) => JSON.stringify([path, headers, body]));
  const kept = JSON.stringify(await webhooks.deliveries(webhook));
  expect(canaries.leaked([...sent, kept].join('\n'), 'anonymous')).toEqual([]);
  const subjects = receiver.received.map(
    ({ body }) => /"subject":\{"kind":"\w+","id":"(\w+)"/.exec(body)?.[1],
  );
  expect(new Set(subjects)).toEqual(new Set([pages.open.id, assets.open.id, assets.replaced.id]));
});
