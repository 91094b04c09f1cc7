import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { makeBlocks } from '../support/blocks';
import { expectNoScroll } from '../support/display';
import { beLoggedIn } from '../support/log-in';
import { addPerson } from '../support/people';
import { asAdmin } from '../support/api';
import { takenOver } from '../support/taken-over';

test('a video that plays, with its captions', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/bewegend-beeld');
  await page.getByRole('button', { name: 'Video afspelen: Bewegend logo' }).click();
  await expect(page.locator('video track[kind="captions"][srclang="nl"][label="Nederlands"]')).toBeAttached();
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length))
    .toBe(2);
  await expectAccessible(page);
});

test('blocks that answer a reader', async ({ page }) => {
  for (const path of ['/huisstijl/kleur', '/huisstijl/fotografie', '/huisstijl/pictogrammen']) {
    await test.step(path, async () => {
      await page.goto(path);
      await takenOver(page);
      await expectNoScroll(page);
      await expectAccessible(page);
    });
  }

  await test.step('a pictogram that is chosen', async () => {
    const icons = page.locator('#alle-pictogrammen');
    await icons.getByRole('searchbox', { name: 'Pictogram zoeken' }).fill('prikken');
    await icons.getByRole('radio', { name: 'Bloedafname' }).check();
    await expect(icons.getByRole('region', { name: 'Bloedafname' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a list with an open answer', async () => {
    await page.goto('/huisstijl/tone-of-voice');
    await page.locator('summary').filter({ hasText: 'Mag ik u zeggen?' }).press('Enter');
    await expect(page.getByText('We zeggen je, ook tegen patiënten.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a ground for colours, and the values of one', async () => {
    await page.goto('/huisstijl/kleur-en-contrast');
    await takenOver(page);
    await page.getByRole('group', { name: 'Achtergrond' }).getByRole('radio', { name: 'Zwart' }).check();
    const values = page.getByRole('button', { name: /^Alle waarden van / }).first();
    if (await values.isVisible()) await values.press('Enter');
    await expectNoScroll(page);
    await expectAccessible(page);
  });
});

test('the logo that is right, and the formats of each version', async ({ page }) => {
  await page.goto('/huisstijl/logo');
  await takenOver(page);
  await page.getByText('Waarom kan ik dit niet downloaden?').first().click();
  const formats = page.getByRole('list', { name: 'Bestanden van Logo in kleur' });
  await expect(formats.getByRole('link', { name: /^Downloaden: / }).first()).toBeVisible();
  await expectNoScroll(page);
  await expectAccessible(page);
});

test('two blocks of colours, and a table', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/colors')).json();
  const colors: { id: string }[] = data;
  const ids = colors.slice(0, 2).map(({ id }) => id);
  const row = (tag: string, ...words: string[]) =>
    `<tr>${words.map((each) => `<${tag}>${each}</${tag}>`).join('')}</tr>`;
  const table = `<table><thead>${row('th', 'Kaart', 'Maat')}</thead><tbody>${row('td', 'Dubbel', '210 mm')}</tbody></table>`;
  const blocks = [
    { type: 'colors', title: 'Scherm', colors: ids },
    { type: 'colors', title: 'Druk', colors: ids },
    { type: 'text', title: 'Maten', body: table },
  ];
  await page.goto(`/huisstijl/${await makeBlocks(request, blocks)}`);
  await expect(page.getByRole('region', { name: 'Contrast 2, Druk', exact: true })).toBeVisible();
  await expectNoScroll(page);
  await expectAccessible(page);
});

test('pictograms that are not for the group of the reader', async ({ page, request }) => {
  const groups = await (await asAdmin(request)).list<{ id: string; name: string }>('/groups?pageSize=500');
  const volunteers = groups.filter(({ name }) => name === 'Vrijwilligers').map(({ id }) => id);
  await beLoggedIn(page, await addPerson(request, volunteers));
  await page.goto('/huisstijl/pictogrammen');
  const routes = page.locator('#voor-de-bewegwijzering');
  await routes.getByRole('radio', { name: 'Route 2' }).check();
  await routes.getByText('Waarom kan ik dit niet downloaden?').click();
  await expect(routes.getByText('Niet voor jouw groep')).toBeVisible();
  await expectAccessible(page);
});
