import { afterAll, beforeAll, expect, test } from 'vitest';
import { colleague } from '../support/saml/colleagues';
import { newId } from '../support/saml/message';
import { startSamlPair } from '../support/saml/portal';

let pair: Awaited<ReturnType<typeof startSamlPair>>;

beforeAll(async () => {
  pair = await startSamlPair();
});
afterAll(() => pair.stop());

test('of twelve at once, at two instances, one gets in', async () => {
  const { request } = await pair.visitor.begin('zorg');
  const xml = pair.zorg.answer(request, { assertion: colleague() });
  const assertion = { ...colleague(), assertionId: newId() };
  const others = await Promise.all(Array.from({ length: 12 }, () => pair.visitor.begin('zorg')));
  const places = [pair.here.site, pair.there.site];
  const same = others.map((_, n) => pair.visitor.bring('zorg', xml, request, places[n % 2]));
  const endings = await Promise.all(same);
  expect(endings.filter(({ code }) => code !== '')).toHaveLength(1);
  expect(endings.filter(({ error }) => error === 'saml-expired')).toHaveLength(11);
  const oneAssertion = await Promise.all(
    others.map((other, n) =>
      pair.visitor.bring(
        'zorg',
        pair.zorg.answer(other.request, { assertion }),
        other.request,
        places[n % 2],
      ),
    ),
  );
  expect(oneAssertion.filter(({ code }) => code !== '')).toHaveLength(1);
});
