import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { beLoggedIn } from './support/log-in';
import { employee } from './support/people';
import { getRoutes } from './support/routes';
import { findKnown, listen, visit } from './support/visit';

// The portal as it is, with its service worker.
test.use({ serviceWorkers: 'allow' });

/** One screen of each layout; who may enter which address is told by web/src/app/router.test.tsx. */
const LAYOUTS = {
  visitor: ['/', '/huisstijl/logo', '/login', '/404'],
  staff: ['/', '/huisstijl', '/account/details', '/registered', '/404'],
  admin: ['/', '/huisstijl/logo/edit', '/assets', '/admin/users', '/account/details', '/registered'],
};

for (const who of ['visitor', 'staff', 'admin'] as const) {
  test(`one screen of each layout as ${who}`, { tag: '@journey' }, async ({ page, request }) => {
    const account = who === 'admin' ? ADMIN : who === 'staff' ? await employee(request) : null;
    const routes = getRoutes(await findKnown(request)).filter(({ path }) => LAYOUTS[who].includes(path));
    expect(routes).toHaveLength(LAYOUTS[who].length);
    const said = listen(page);
    if (account) await beLoggedIn(page, account);
    for (const route of routes) await test.step(route.path, () => visit(page, route, who));
    expect(said).toEqual([]);
  });
}
