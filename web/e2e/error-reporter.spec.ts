import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { beLoggedIn } from './support/log-in';

interface Report {
  transaction: string;
  tags: { where: string };
  exception: { values: { type: string; value: string }[] };
}

/** Opens the portal with an error reporter configured: this test. */
async function withReporter(page: Page): Promise<void> {
  // A worker that these tests block is a fault of its own.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.route('**/*', async (route) => {
    const isData = new URL(route.request().url()).pathname.endsWith('.json');
    if (route.request().resourceType() !== 'document' && !isData) return route.fallback();
    const response = await route.fetch();
    const dsn = `${new URL(response.url()).origin.replace('//', '//sleutel@')}/7`;
    const body = (await response.text()).replace(
      isData ? /^\{/ : /(?<=id="first-view">)\{/,
      `{"reporter":${JSON.stringify({ dsn })},`,
    );
    await route.fulfill({ response, body });
  });
}

interface Envelope {
  headers: Record<string, string>;
  body: string;
}

async function collect(page: Page): Promise<Envelope[]> {
  const envelopes: Envelope[] = [];
  await page.route('**/api/7/envelope/**', async (route) => {
    const request = route.request();
    envelopes.push({ headers: await request.allHeaders(), body: request.postData() ?? '' });
    await route.fulfill({ json: {} });
  });
  return envelopes;
}

const reportsIn = (envelopes: Envelope[]): Report[] =>
  envelopes.map(({ body }) => {
    const report: Report = JSON.parse(body.split('\n')[2] ?? '');
    return report;
  });

/** Throws an uncaught error that contains personal data. */
const breakDown = (page: Page) =>
  page.evaluate((email) => {
    setTimeout(() => {
      throw new Error(`${email} is not at https://portal.example/?token=geheim`);
    });
  }, ADMIN.email);

const failUsers = (page: Page) =>
  page.route('**/api/v1/users*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: `Van ${ADMIN.email} is niets te vinden.` } }),
  );

test('what fails unseen is reported, without a trace of the person', async ({ page }) => {
  await withReporter(page);
  const envelopes = await collect(page);
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl');
  await failUsers(page);
  await page.getByRole('link', { name: 'Beheer' }).click();
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await expect.poll(() => envelopes.length).toBe(1);
  await breakDown(page);
  await expect.poll(() => envelopes.length).toBe(2);

  const [read, fault] = reportsIn(envelopes);
  expect(read).toMatchObject({ transaction: '/admin/users', tags: { where: 'GET /users' } });
  expect(read?.exception.values).toMatchObject([{ type: 'ApiError', value: '500' }]);
  expect(fault).toMatchObject({ transaction: '/admin/users', tags: { where: 'window' } });
  expect(fault?.exception.values).toMatchObject([{ type: 'Error', value: '… is not at …' }]);
  for (const { headers, body } of envelopes) {
    expect(body).not.toMatch(/\w@|geheim|Bearer|"(user|request|breadcrumbs)":/);
    expect(Object.keys(headers)).not.toContain('cookie');
    expect(Object.keys(headers)).not.toContain('authorization');
  }
});

test('a screen that cannot be shown is reported by the address of its kind', async ({ page }) => {
  await withReporter(page);
  const envelopes = await collect(page);
  await page.addInitScript(() => sessionStorage.setItem('reloaded-at', `${Date.now()}`));
  await page.route('**/static/register-screen*.js', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('link', { name: 'Registreren' }).click();
  await expect(page.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible();
  await expect.poll(() => envelopes.length).toBe(1);
  expect(reportsIn(envelopes)).toMatchObject([{ transaction: '/register', tags: { where: 'screen' } }]);
});

test('without a reporter nothing is loaded or sent', async ({ page }) => {
  const envelopes = await collect(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl');
  await failUsers(page);
  await page.getByRole('link', { name: 'Beheer' }).click();
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  const broken = page.waitForEvent('pageerror');
  await breakDown(page);
  await broken;
  await page.goto('/');
  expect(requests.filter((url) => url.includes('/static/sentry-'))).toEqual([]);
  expect(envelopes).toEqual([]);
});
