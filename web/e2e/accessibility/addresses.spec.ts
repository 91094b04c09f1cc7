import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { beLoggedIn, logInHere } from '../support/log-in';
import { getRoutes, type Route, type Who } from '../support/routes';
import { findKnown, listen, visit } from '../support/visit';

// The portal as it is, with its service worker.
test.use({ serviceWorkers: 'allow' });

/** Screens at their own address: where another leads to, it is tried itself. */
const isOwn = ({ path, shown }: Route, who: Who): boolean =>
  shown[who].at === undefined && !path.startsWith('/session/');

for (const who of ['visitor', 'admin'] as const) {
  test(`every address as ${who}`, async ({ page, request }) => {
    test.slow();
    const routes = getRoutes(await findKnown(request));
    const said = listen(page);
    let loggedIn = who === 'admin';
    if (loggedIn) await beLoggedIn(page, ADMIN);
    for (const route of routes) {
      await test.step(route.path, async () => {
        if (who === 'admin' && !loggedIn) {
          await logInHere(page, ADMIN);
          await expect(page).toHaveURL('/huisstijl');
        }
        await visit(page, route, who);
        if (isOwn(route, who)) await expectAccessible(page);
        loggedIn = route.shown[who].heading !== 'Inloggen';
      });
    }
    expect(said).toEqual([]);
  });
}
