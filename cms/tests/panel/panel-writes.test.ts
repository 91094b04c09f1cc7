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
