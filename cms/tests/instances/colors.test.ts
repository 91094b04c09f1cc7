import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPair } from '../support/shared-pair';
import { publish } from '../support/searching';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

interface Color {
  id: string;
  token: string;
}

let here: Portal;
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

test('a colour that is added or deleted is known at once on the other', async () => {
  const made = await admin.post<Data<Color>>('/colors', { name: newWord(), hex: '#C0392B' });
  const { id, token } = made.body.data;
  const getPalette = async () =>
    (await there.api.get<Data<{ palette: Record<string, string> }>>('/site')).body.data.palette;
  expect((await getPalette())[token]).toBe('#c0392b');
  expect((await admin.delete(`/colors/${id}`)).status).toBe(204);
  expect(await getPalette()).not.toHaveProperty(token);
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
  expect(await getNumbers()).toEqual([before + 1, before + 1]);
});
