import { expect, type APIRequestContext, type ConsoleMessage, type Page } from '@playwright/test';
import { asAdmin } from './api';
import type { Known, Route, Who } from './routes';

interface Named {
  id: string;
  name: string;
}

/** Content of the demo to open. */
export async function findKnown(request: APIRequestContext): Promise<Known> {
  const admin = await asAdmin(request);
  // One that visitors see too.
  const library = await request.get('/api/v1/library?search=logo');
  const { data: files }: { data: Known['asset'][] } = await library.json();
  const [asset] = files;
  const [user] = await admin.list<Named>('/users?search=lotte.hoekstra');
  const groups = await admin.list<Named>('/groups?pageSize=500');
  const group = groups.find(({ name }) => name === 'Medewerkers');
  if (!asset || !user || !group) throw new Error('The demo is not in the portal');
  return { asset, user, group };
}

/** Browsers log every response with an error status, which some of these addresses have on purpose. */
const isOwnWord = (message: ConsoleMessage): boolean =>
  /^Failed to load resource.* status of 40[14]/.test(message.text());

/** Collects console messages. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  const report = (text: string) => said.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('pageerror', ({ message }) => report(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOwnWord(message)) report(message.text());
  });
  return said;
}

/** Opens an address and expects what a viewer sees there: its status, one heading, a title, and no scrolling sideways. */
export async function visit(page: Page, { path, status, shown }: Route, who: Who): Promise<void> {
  const { heading, at = path } = shown[who];
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(status);
  // On a phone the details of an asset cover it.
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page).toHaveURL(at);
  // Before it may stand what was chosen on the screen.
  const ending = `${heading} – Corporate Identity Manager`;
  await expect.poll(async () => (await page.title()).slice(-ending.length)).toBe(ending);
  await expect(page.locator('h1')).toHaveCount(1);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
}
