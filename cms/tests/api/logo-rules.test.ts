import { beforeAll, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import { png, svg } from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { publish } from '../support/searching';
import { sharedPortal } from '../support/shared-portal';
import type { PageBody } from '../support/wire';
import { newWord } from '../support/words';

interface Rule {
  text: string;
  url: string;
  chooser: { slug: string; anchor: string } | null;
}

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const make = async (): Promise<AssetResponse> =>
  makeAsset(admin, await png(), [svg('<rect width="9" height="9"/>')], { title: `Merk ${newWord()}` });

const findRule = async (viewer: Client, { id }: AssetResponse): Promise<Rule | null> =>
  (await viewer.get<{ meta: { logo: Rule | null } }>(`/assets/${id}`)).body.meta.logo;

const pack = (logos: AssetResponse[], more: object = {}) => ({
  type: 'logo-pack',
  logos: logos.map(({ id }) => ({ label: 'Versie', asset: id })),
  ...more,
});

const show = (blocks: object[], more: object = {}): Promise<PageBody> =>
  publish(admin, { title: `Logo ${newWord()}`, blocks, ...more });

test('a file tells its rule as a logo, and which page helps to choose another', async () => {
  const [logo, other, alone] = [await make(), await make(), await make()];
  const { slug: rules } = await show([{ type: 'text', title: 'De regels' }]);
  const rule = 'Minstens 30 mm breed.';
  await show([pack([logo], { rule: 'Van een kaart.', layout: 'card' }), { type: 'asset', asset: alone.id }]);
  const { slug } = await show([
    { type: 'text', title: 'Vooraf' },
    pack([logo, other], { title: 'Kies een logo', rule, ruleUrl: `/huisstijl/${rules}` }),
  ]);
  expect(await findRule(portal.api, logo)).toEqual({
    text: rule,
    url: `/huisstijl/${rules}`,
    chooser: { slug, anchor: 'kies-een-logo' },
  });
  expect(await findRule(portal.api, other)).toEqual({
    text: rule,
    url: `/huisstijl/${rules}`,
    chooser: { slug, anchor: 'kies-een-logo' },
  });
  expect(await findRule(portal.api, alone)).toBeNull();
});

test('nothing is told of what the viewer may not read: a page, a block, or where a rule is explained', async () => {
  const [logo, only] = [await make(), await make()];
  const { slug: hidden } = await show([{ type: 'text', title: 'Intern' }], { is_public: false });
  await show([pack([logo, only], { rule: 'Intern.' })], { is_public: false });
  await show([
    pack([logo, only], { rule: 'Van een blok.', isPrivate: true }),
    pack([logo], { rule: 'Voor iedereen.', layout: 'card', ruleUrl: `/huisstijl/${hidden}` }),
  ]);
  expect(await findRule(portal.api, logo)).toEqual({ text: 'Voor iedereen.', url: '', chooser: null });
  expect((await findRule(admin, logo))?.chooser).not.toBeNull();
  expect((await portal.api.get(`/assets/${only.id}`)).status).toBe(401);
});

test('the space around a logo is a share of its height, and left out there is none', async () => {
  const { slug } = await show([pack([], { space: 50 }), pack([])]);
  const { body } = await portal.api.get<{ data: { blocks: { space: number }[] } }>(`/pages/${slug}`);
  expect(body.data.blocks.map(({ space }) => space)).toEqual([50, 0]);
  for (const space of [-1, 201, 1.5, '50']) {
    const made = await admin.post('/pages', { title: 'Fout', blocks: [pack([], { space })] });
    expect(made.status, String(space)).toBe(400);
  }
});
