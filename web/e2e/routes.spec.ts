import { expect, test, type APIRequestContext, type ConsoleMessage, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn, logInHere } from './support/log-in';
import { employee } from './support/people';
import { getRoutes, type Known, type Route, type Who } from './support/routes';

// The portal as it is, with its service worker.
test.use({ serviceWorkers: 'allow' });

interface Named {
  id: string;
  name: string;
}

/** Content of the demo to open. */
async function known(request: APIRequestContext): Promise<Known> {
  const admin = await asAdmin(request);
  const [asset] = await admin.list<Named>('/assets?search=logo');
  const [user] = await admin.list<Named>('/users?search=lotte.hoekstra');
  const groups = await admin.list<Named>('/groups?pageSize=500');
  const group = groups.find(({ name }) => name === 'Medewerkers');
  if (!asset || !user || !group) throw new Error('The demo is not in the portal');
  return { asset: asset.id, user, group };
}

/** Browsers log every response with an error status, which some of these addresses have on purpose. */
const isOwnWord = (message: ConsoleMessage): boolean =>
  /^Failed to load resource.* status of 40[14]/.test(message.text());

/** Collects console messages. */
function listen(page: Page): string[] {
  const said: string[] = [];
  const report = (text: string) => said.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('pageerror', ({ message }) => report(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOwnWord(message)) report(message.text());
  });
  return said;
}

/** Screens at their own address; redirects were covered at their target. */
const isOwn = ({ path, shown }: Route, who: Who): boolean =>
  shown[who].at === undefined && !path.startsWith('/session/');

async function visit(page: Page, route: Route, who: Who): Promise<void> {
  const { path, status, shown } = route;
  const { heading, at = path } = shown[who];
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(status);
  // On a phone the details of an asset cover it.
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page).toHaveURL(at);
  await expect(page).toHaveTitle(`${heading} – Corporate Identity Manager`);
  await expect(page.locator('h1')).toHaveCount(1);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  if (isOwn(route, who)) await expectAccessible(page);
}

for (const who of ['visitor', 'staff', 'admin'] as const) {
  test(`every address as ${who} @everywhere`, async ({ page, request }) => {
    test.slow();
    const account = who === 'admin' ? ADMIN : who === 'staff' ? await employee(request) : null;
    const routes = getRoutes(await known(request));
    const said = listen(page);
    if (account) await beLoggedIn(page, account);
    let loggedIn = account !== null;
    for (const route of routes) {
      await test.step(route.path, async () => {
        if (account && !loggedIn) {
          await logInHere(page, account);
          await expect(page).toHaveURL('/huisstijl');
        }
        await visit(page, route, who);
        loggedIn = route.shown[who].heading !== 'Inloggen';
      });
    }
    expect(said).toEqual([]);
  });
}
