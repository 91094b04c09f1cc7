import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';
import { dragByTouch } from './support/touch';

interface Branch {
  id: string;
  pages: Branch[];
}

test('a page is dragged in the tree by touch, on a tablet @mobile', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const title = unique('Map');
  const parent = await admin.post('/pages', { title });
  const [first, second] = [unique('Eerste'), unique('Tweede')];
  const one = await admin.post('/pages', { title: first, parent_id: parent.id });
  const two = await admin.post('/pages', { title: second, parent_id: parent.id });
  await beLoggedIn(page, ADMIN);
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(`/huisstijl/${parent.slug}/edit`);
  const handle = page.getByRole('button', { name: `Verplaats ${first}` });
  await handle.scrollIntoViewIfNeeded();
  const target = page.getByRole('button', { name: `Verplaats ${second}` });
  await target.scrollIntoViewIfNeeded();
  const answer = page.waitForResponse(/\/pages\/[^/]+\/map$/);
  await dragByTouch(page, handle, target, () =>
    expect(
      page.getByRole('status').filter({ hasText: `${first} staat nu op de plek van ${second}` }),
    ).toBeAttached(),
  );
  const { data }: { data: Branch[] } = await (await answer).json();
  expect(data.find(({ id }) => id === parent.id)?.pages.map(({ id }) => id)).toEqual([two.id, one.id]);
});

test('a block is dragged by touch @mobile', async ({ page, request }) => {
  const blocks = ['Eerste', 'Tweede'].map((title) => ({ type: 'text', title }));
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Raak'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const block = (number: number) => page.getByRole('group', { name: `Blok ${number}: Tekst` });
  const words = (number: number) => block(number).getByRole('textbox', { name: 'Titel', exact: true });
  await block(1)
    .getByRole('button', { name: /^Tekst/ })
    .tap();
  await expect(words(1)).toHaveValue('Eerste');
  const handle = page.getByRole('button', { name: 'Verplaats Blok 1: Tekst' });
  await handle.scrollIntoViewIfNeeded();
  await dragByTouch(page, handle, block(2), () =>
    expect(page.getByText('Het blok staat nu op plaats 2 van 2.')).toBeAttached(),
  );
  await expect(block(2)).toContainText('Eerste');
  await expect(block(1)).toContainText('Tweede');
});

test('a part of a block is dragged by touch while its text has the focus @mobile', async ({
  page,
  request,
}) => {
  const filler = { type: 'text', title: 'Boven', body: '<p>Regel</p>'.repeat(20) };
  const pairs = ['Aap', 'Noot', 'Mies'].map((text) => ({ text, verdict: 'do' }));
  const blocks = [filler, { type: 'do-dont', title: 'Paren', pairs }];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Paren'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const block = page.getByRole('group', { name: 'Blok 2: Goed en fout' });
  await block.locator('[data-bar] [aria-expanded]').tap();
  await expect(block.getByRole('textbox', { name: 'Titel', exact: true })).toBeFocused();
  const handle = (number: number) => page.getByRole('button', { name: `Verplaats Voorbeeld ${number}` });
  await handle(1).scrollIntoViewIfNeeded();
  await dragByTouch(page, handle(1), handle(2), () =>
    expect(page.getByText('Voorbeeld staat nu op plaats 2 van 3.')).toBeAttached(),
  );
  await expect(block.getByRole('textbox', { name: 'Uitleg (voorbeeld 1)' })).toHaveValue('Noot');
});
