import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { inPanel, panelAccount } from '../support/panel';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

const TYPES = '/content-manager/collection-types';
const ASSET = 'api::asset.asset';
const LOOK = { settings: { outlined: 'default', backgroundColor: 'transparent' } };

type Row = Record<string, unknown> & { documentId: string };

let portal: OwnPortal;
let maintainer: Client;
let clients: Record<string, Client>;
beforeAll(async () => {
  portal = await sharedPortal();
  maintainer = await inPanel(portal, MAINTAINER);
  clients = {
    'an Author': await panelAccount(portal, 'strapi-author'),
    'an Editor': await panelAccount(portal, 'strapi-editor'),
  };
});

const findRow = (uid: string, documentId: string): Promise<Row | null> =>
  portal.strapi.db.query(uid).findOne({ where: { documentId }, populate: ['createdBy'] });

async function make(client: Client, uid: string, data: object): Promise<Row> {
  const { status, body } = await client.post<Data<Row>>(`${TYPES}/${uid}`, data);
  expect(status).toBe(201);
  return body.data;
}

describe('what the forms of the panel do not show is not written by them', () => {
  const THEN = '2001-02-03T04:05:06.000Z';
  const HIDDEN = {
    documentId: 'ditisvaneenanderdocument',
    id: 2_000_000_000,
    createdAt: THEN,
    publishedAt: THEN,
    locale: 'en',
    createdBy: 1,
    deletedAt: THEN,
    passwordHash: 'x',
  };

  const ROWS: [who: string, uid: string, name: string, more: object][] = [
    ['an Author', ASSET, 'title', LOOK],
    ['an Editor', ASSET, 'title', LOOK],
    ['a Super Admin', ASSET, 'title', LOOK],
    ['a Super Admin', 'api::page.page', 'title', { isPublic: false }],
    ['a Super Admin', 'api::group.group', 'name', { canView: false, canUse: false, canEdit: false }],
    ['a Super Admin', 'api::preset.preset', 'label', { format: 'png', fit: 'inside' }],
    [
      'a Super Admin',
      'api::color.color',
      'name',
      { token: newWord(), hex: '#123456', role: 'accent', position: 9 },
    ],
  ];
  test.each(ROWS)('by %s, of %s', async (who, uid, name, more) => {
    const client = clients[who] ?? maintainer;
    const { documentId } = await make(client, uid, { ...more, [name]: newWord(), ...HIDDEN });
    const made = await findRow(uid, documentId);
    expect(made).toMatchObject({ locale: null });
    for (const [key, value] of Object.entries(HIDDEN)) expect([key, made?.[key]]).not.toEqual([key, value]);
    for (const [key, value] of Object.entries(HIDDEN)) {
      const sent = { [name]: newWord(), [key]: value };
      const { status } = await client.put(`${TYPES}/${uid}/${documentId}`, sent);
      expect([key, status]).toEqual([key, 200]);
      const row = await findRow(uid, documentId);
      expect(row?.[name]).toBe(sent[name]);
      expect([key, row?.[key]]).not.toEqual([key, value]);
      expect(row).toMatchObject({ id: made?.id, documentId, createdBy: made?.createdBy });
    }
    expect((await maintainer.delete(`${TYPES}/${uid}/${documentId}`)).status).toBe(200);
  });

  test('an asset that is deleted while its form is open stays deleted', async () => {
    const { documentId } = await make(maintainer, ASSET, { ...LOOK, title: newWord() });
    const opened = await maintainer.get<Data<Row>>(`${TYPES}/${ASSET}/${documentId}`);
    expect(opened.body.data).toMatchObject({ deletedAt: null });
    const admin = await portal.admin();
    expect((await admin.delete(`/assets/${documentId}`)).status).toBe(204);
    const saved = { deletedAt: null, title: 'Uit een oud formulier' };
    expect((await maintainer.put(`${TYPES}/${ASSET}/${documentId}`, saved)).status).toBe(200);
    expect((await admin.get(`/assets/${documentId}`)).status).toBe(404);
  });
});

describe('what the API refuses, the forms of the panel do not take either', () => {
  const HIDING = 'om\u202egekeerd';
  const UNSEEN = 'Haal de onzichtbare tekens uit deze tekst weg, of typ de tekst opnieuw.';
  const EMPTY = 'Vul dit veld in.';
  const PRESET = 'api::preset.preset';
  const COLOR = 'api::color.color';
  const SYNONYM = 'api::search.synonym';
  const USER = 'plugin::users-permissions.user';
  const ADDRESS = 'Vul een webadres, mailadres, telefoonnummer of adres binnen het portaal in.';

  const bases: Record<string, () => object> = {
    [ASSET]: () => ({ ...LOOK, title: newWord() }),
    [PRESET]: () => ({ label: newWord(), format: 'png', fit: 'inside' }),
    [COLOR]: () => ({ token: newWord(), name: newWord(), hex: '#123456', role: 'accent', position: 9 }),
    [SYNONYM]: () => ({ words: `${newWord()}, ${newWord()}` }),
    'api::group.group': () => ({ name: newWord(), canView: false, canUse: false, canEdit: false }),
    [USER]: () => ({
      username: newWord(),
      email: `${newWord()}@voorbeeld.example`,
      firstName: newWord(),
      lastName: newWord(),
    }),
  };

  const WRONG: [uid: string, field: string, value: unknown, sentence: string][] = [
    [ASSET, 'title', HIDING, UNSEEN],
    [ASSET, 'tags', { a: 1 }, 'Dit moet een lijst zijn.'],
    [ASSET, 'tags', ['a', ''], EMPTY],
    [ASSET, 'tags', [HIDING], UNSEEN],
    [PRESET, 'label', HIDING, UNSEEN],
    [PRESET, 'label', '  ', EMPTY],
    [PRESET, 'background', 'bestaatniet', 'Deze kleur bestaat niet (meer).'],
    [COLOR, 'name', HIDING, UNSEEN],
    [COLOR, 'name', ' ', EMPTY],
    [COLOR, 'pmsCoated', '\u202e2728 C', UNSEEN],
    [COLOR, 'cmyk', [1, 2, 3, 400], 'Dit moet een object zijn.'],
    [SYNONYM, 'words', 'alleen', 'Geef minstens twee woorden die hetzelfde betekenen.'],
    [SYNONYM, 'words', `twee, ${HIDING}`, UNSEEN],
    [SYNONYM, 'words', 'twee, Twée', 'Noem elk woord één keer.'],
    ['api::group.group', 'name', HIDING, UNSEEN],
    ['api::group.group', 'name', ' ', EMPTY],
    [USER, 'firstName', HIDING, UNSEEN],
    [USER, 'lastName', ' ', EMPTY],
  ];

  const makeRow = async (uid: string) => {
    const more = uid === USER ? { role: await findRole() } : {};
    return portal.strapi.db.query(uid).create({ data: { ...bases[uid]?.(), ...more } });
  };
  const findRole = async () => {
    const role = await portal.strapi.db.query('plugin::users-permissions.role').findOne({ where: {} });
    return role.id;
  };
  interface Refused {
    error: { message: string; details: { errors?: { path: string[] }[] } };
  }
  const getRefusal = ({ status, body }: { status: number; body: Refused }) => [
    status,
    body.error.message,
    body.error.details.errors?.[0]?.path,
  ];

  test.each(WRONG)('of %s: %s %j', async (uid, field, value, sentence) => {
    const { documentId } = await makeRow(uid);
    const changed = await maintainer.put<Refused>(`${TYPES}/${uid}/${documentId}`, { [field]: value });
    expect(getRefusal(changed)).toEqual([400, sentence, [field]]);
    await portal.strapi.db.query(uid).delete({ where: { documentId } });
  });

  test('of formats, what Strapi refuses itself', async () => {
    const { documentId } = await makeRow(PRESET);
    for (const data of [{ label: null }, { format: null }, { fit: 'cover', width: null }])
      expect((await maintainer.put(`${TYPES}/${PRESET}/${documentId}`, data)).status).toBe(400);
    await portal.strapi.db.query(PRESET).delete({ where: { documentId } });
  });

  test.each([
    [PRESET, 'label', 'Er is al een formaat met deze naam.'],
    [SYNONYM, 'words', 'Deze woorden staan er al als synoniemen.'],
  ])('a twin of %s', async (uid, field, sentence) => {
    const first = await makeRow(uid);
    const second = await makeRow(uid);
    const sent = { [field]: String(first[field]).toUpperCase() };
    expect(getRefusal(await maintainer.put<Refused>(`${TYPES}/${uid}/${second.documentId}`, sent))).toEqual([
      400,
      sentence,
      [field],
    ]);
    expect((await maintainer.put(`${TYPES}/${uid}/${first.documentId}`, sent)).status).toBe(200);
    for (const { documentId } of [first, second])
      await portal.strapi.db.query(uid).delete({ where: { documentId } });
  });

  test.each([
    ['productName', HIDING, UNSEEN],
    ['productName', '  ', EMPTY],
    ['mailFromName', HIDING, UNSEEN],
    ['footerLinks', [{ label: 'Wat', url: 'javascript:alert(1)' }], ADDRESS],
    ['footerLinks', [{ label: ' ', url: '/huisstijl' }], EMPTY],
    ['contact', { email: 'geen adres' }, 'Vul een geldig e-mailadres in.'],
  ])('of the site: %s %j', async (field, value, sentence) => {
    const changed = await maintainer.put<Refused>('/content-manager/single-types/api::site.site', {
      [field]: value,
    });
    expect(getRefusal(changed)).toEqual([400, sentence, [field]]);
  });

  test('the site is saved as its form has it', async () => {
    const path = '/content-manager/single-types/api::site.site';
    const { body } = await maintainer.get<Data<object>>(path);
    const saved = await maintainer.put<Data<object>>(path, body.data);
    expect([saved.status, saved.body.data]).toMatchObject([
      200,
      {
        ...body.data,
        updatedAt: expect.anything(),
        publishedAt: expect.anything(),
        updatedBy: expect.anything(),
      },
    ]);
  });
});
