import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { OwnPortal, Portal } from '../support/portal';
import { sharedPair } from '../support/shared-pair';
import { publish } from '../support/searching';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

interface Color {
  id: string;
  token: string;
}

let here: OwnPortal;
let there: Portal;
let admin: Client;

beforeAll(async () => {
  ({ here, there } = await sharedPair());
  admin = await here.admin();
});

/** The number of the version that the tokens are now. */
async function getNumber(at: Portal): Promise<number> {
  const { headers } = await at.api.get('/tokens');
  return Number(/\/v(\d+)\?/.exec(headers.get('content-location') ?? '')?.[1]);
}
const getNumbers = () => Promise.all([here, there].map(getNumber));

const getPalette = async () =>
  (await there.api.get<Data<{ palette: Record<string, string> }>>('/site')).body.data.palette;

/** How soon visitors of another instance see a change: it hears of it a moment after whoever made it. */
const WITHIN_A_SECOND = { timeout: 1000, interval: 20 };

/** While the database tells nobody of changes. */
async function inSilence(work: () => Promise<void>): Promise<void> {
  const { rows }: { rows: { pid: number }[] } = await here.strapi.db.connection.raw(
    `select pid from pg_stat_activity where application_name = 'portal changes'
     and datname = current_database()`,
  );
  rows.forEach(({ pid }) => process.kill(pid, 'SIGSTOP'));
  try {
    await work();
  } finally {
    rows.forEach(({ pid }) => process.kill(pid, 'SIGCONT'));
  }
}

test('a colour that is added or deleted is known within a second on the other', async () => {
  const made = await admin.post<Data<Color>>('/colors', { name: newWord(), hex: '#C0392B' });
  const { id, token } = made.body.data;
  await expect.poll(async () => (await getPalette())[token], WITHIN_A_SECOND).toBe('#c0392b');
  expect((await admin.delete(`/colors/${id}`)).status).toBe(204);
  await expect.poll(getPalette, WITHIN_A_SECOND).not.toHaveProperty(token);
});

test('visitors of the other see what was, until it hears what is', async () => {
  let color: Color | undefined;
  await inSilence(async () => {
    const made = await admin.post<Data<Color>>('/colors', { name: newWord(), hex: '#2B39C0' });
    color = made.body.data;
    expect(await getPalette()).not.toHaveProperty(color.token);
  });
  await expect.poll(getPalette, WITHIN_A_SECOND).toHaveProperty(color?.token ?? '', '#2b39c0');
  expect((await admin.delete(`/colors/${color?.id}`)).status).toBe(204);
});

test('colours that change at once on two instances are two versions', async () => {
  const before = await getNumber(here);
  const made = await Promise.all(
    ['een', 'twee', 'drie', 'vier'].map((_, index) =>
      (index % 2 === 0 ? admin : admin.at(there.url)).post<Data<Color>>('/colors', {
        name: newWord(),
        hex: '#123456',
      }),
    ),
  );
  const tokens = made.map(({ body }) => body.data.token);
  expect(await getNumbers()).toEqual([before + 4, before + 4]);
  const counts = [1, 2, 3, 4].map(async (more) => {
    const { body } = await here.api.get<{ color: object }>(`/tokens/v${before + more}`);
    return tokens.filter((token) => token in body.color).length;
  });
  expect(await Promise.all(counts)).toEqual([1, 2, 3, 4]);
});

test('sizes of type that are published make a version on both', async () => {
  const before = await getNumber(here);
  const steps = [{ label: newWord(), size: '36pt', lineHeight: '1.25' }];
  await publish(admin, { title: newWord(), blocks: [{ type: 'typography', family: 'Figtree', steps }] });
  await expect.poll(getNumbers, WITHIN_A_SECOND).toEqual([before + 1, before + 1]);
});

test('an instance that has yet to hear of sizes makes no version of those before', async () => {
  const steps = [{ label: newWord(), size: '48pt', lineHeight: '1.5' }];
  const before = await getNumber(here);
  await inSilence(async () => {
    await publish(admin, { title: newWord(), blocks: [{ type: 'typography', family: 'Figtree', steps }] });
    await getNumbers();
  });
  await expect.poll(getNumbers, WITHIN_A_SECOND).toEqual([before + 1, before + 1]);
});
