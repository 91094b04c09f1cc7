import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { getMailbox, tokenIn } from '../support/mailbox';
import type { OwnPortal, Portal } from '../support/portal';
import { sharedPair } from '../support/shared-pair';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

interface Site {
  registration: string;
  registrationDomains: string[];
}

const PASSWORD = 'zelf-gekozen-wachtwoord';
const DOMAIN = `${newWord()}.example`;

let here: OwnPortal;
let there: Portal;
let admin: Client;
let before: Site;

const set = async (settings: Partial<Site>) =>
  expect((await admin.put('/admin/site', settings)).status).toBe(200);

beforeAll(async () => {
  ({ here, there } = await sharedPair());
  admin = await here.admin();
  before = (await admin.get<Data<Site>>('/admin/site')).body.data;
});
afterAll(() => set({ registration: before.registration, registrationDomains: before.registrationDomains }));

const newcomer = (domain = DOMAIN) => ({
  firstName: 'Nina',
  lastName: 'Nieuw',
  email: `${newWord()}@${domain}`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
});
const everywhere = async (fields: () => object) => {
  const answers = await Promise.all([here, there].map(({ api }) => api.post('/auth/register', fields())));
  return answers.map(({ status }) => status);
};

test('where registration is closed nobody gets in by it, on either instance', async () => {
  await set({ registration: 'open', registrationDomains: [DOMAIN] });
  const fields = newcomer();
  expect((await there.api.post('/auth/register', fields)).status).toBe(204);
  const token = tokenIn(await getMailbox(here.dataDir).newest(fields.email));
  const confirm = ({ api }: Portal) => api.post('/auth/register/confirm', { token, password: PASSWORD });
  await set({ registration: 'closed' });
  expect(await everywhere(newcomer)).toEqual([403, 403]);
  expect([(await confirm(here)).status, (await confirm(there)).status]).toEqual([403, 403]);
  await set({ registration: 'open' });
  expect((await confirm(there)).status).toBe(204);
});

test('the domains that are set count on both at once', async () => {
  const elsewhere = () => newcomer(`elders.${DOMAIN}`);
  await set({ registration: 'open', registrationDomains: [DOMAIN] });
  expect(await everywhere(elsewhere)).toEqual([400, 400]);
  await set({ registrationDomains: [`@Elders.${DOMAIN}`] });
  expect(await everywhere(elsewhere)).toEqual([204, 204]);
});
