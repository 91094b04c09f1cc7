import { expect, type Page, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { type asAdmin } from './support/api';
import { block, chooseAsset, findAsset, makeBlocks, panel, readPublished } from './support/blocks';
import { expectNoScroll } from './support/display';
import { beLoggedIn } from './support/log-in';
import { takenOver } from './support/taken-over';

type Request = Parameters<typeof asAdmin>[0];

/** A page with three versions of the logo; its slug. */
async function makePack(request: Request): Promise<string> {
  const logo = async (label: string, title: string, more: object) => ({
    label,
    asset: await findAsset(request, title),
    ...more,
  });
  const logos = [
    await logo('In kleur', 'Logo in kleur', { ground: 'light' }),
    await logo('Wit', 'Logo wit, voor nachtblauw en paars', { ground: 'dark' }),
    await logo('Lint', 'Beeldmerk', { ground: 'light', arrangement: 'mark' }),
  ];
  return makeBlocks(request, [{ type: 'logo-pack', title: 'Welk logo?', logos }]);
}

const answerOn = (page: Page) => page.locator('main').getByRole('status').filter({ hasText: /./ });

test('a visitor learns which logo is right, and why a file of it is not for them @everywhere', async ({
  page,
  request,
}) => {
  await page.goto(`/huisstijl/${await makePack(request)}`);
  await takenOver(page);
  const answer = answerOn(page);
  await expect(answer).toContainText('In kleur');
  await expectNoScroll(page);
  const formats = page.getByRole('list', { name: 'Bestanden van In kleur' });
  await expect(formats.getByText('EPS, alleen met een account')).toBeVisible();
  await page.getByText('Waarom kan ik dit niet downloaden?').first().click();
  await expect(page.getByText('Dit bestand is er alleen voor').first()).toBeVisible();
});

test('the right logo goes into the basket from its answer', async ({ page, request }) => {
  await page.goto(`/huisstijl/${await makePack(request)}`);
  await takenOver(page);
  await page.getByRole('radio', { name: 'Website' }).check();
  const add = page.locator('main').getByRole('button', { name: /^In mandje: In kleur, SVG/ });
  await add.first().click();
  await expect(add.first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: 'Nachtblauw' }).check();
  const white = page.locator('main').getByRole('button', { name: /^In mandje: Wit, SVG/ });
  await expect(white.first()).toHaveAttribute('aria-pressed', 'false');
  await white.first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Mandje, 2 bestanden' }).click();
  const basket = page.getByRole('dialog', { name: 'Mandje' });
  for (const title of ['Logo in kleur', 'Logo wit, voor nachtblauw en paars']) {
    await expect(basket.getByLabel(`Formaat van ${title}`).locator('option:checked')).toHaveText(/^SVG/);
  }
});

test(
  'three answers lead to one logo, drawn on its ground, by keys too',
  { tag: '@journey' },
  async ({ page, request }) => {
    const slug = await makePack(request);
    const answer = answerOn(page);
    await beLoggedIn(page, ADMIN);
    await page.goto(`/huisstijl/${slug}`);
    await expect(answer).toContainText('PNG');
    const place = page.getByRole('group', { name: 'Waar gebruik je het?' });
    await expect(page.getByRole('group', { name: 'Hoe breed wordt het?', exact: true })).toBeVisible();
    await place.getByRole('radio', { name: 'Word of PowerPoint' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(place.getByRole('radio', { name: 'Website' })).toBeChecked();
    await expect(answer).toContainText('Een SVG is licht');
    await page.getByRole('radio', { name: 'Nachtblauw' }).check();
    await expect(answer).toContainText('Wit');
    await page.getByRole('radio', { name: 'Wit', exact: true }).check();
    await page.getByRole('radio', { name: 'Sociale media' }).check();
    await expect(answer).toContainText('Lint');
    const download = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /^Downloaden: Lint, PNG/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.png$/);
    const files = page.getByRole('list', { name: 'Bestanden van Wit' });
    await expect(files.getByRole('link', { name: /^Downloaden: .*, EPS/ })).toBeVisible();
    await expectNoScroll(page);

    await page.goto(`/huisstijl/${slug}/edit`);
    const edited = block(page, 'Blok 1: Logowijzer');
    await edited.locator('[data-bar] [aria-expanded]').click();
    await edited.getByRole('button', { name: 'Logo toevoegen' }).first().click();
    await expect(edited.getByRole('textbox', { name: 'Naam (logo 4)' })).toBeFocused();
    await page.keyboard.type('Nieuw');
    const item = panel(page, 1).getByRole('listitem').nth(3);
    await item.getByRole('radio', { name: 'Staand' }).check();
    await item.getByRole('combobox', { name: 'Ondergrond' }).selectOption('Foto');
    await expect(edited.getByText('Staand, op een foto')).toBeVisible();
    await item.getByRole('button', { name: 'Asset kiezen' }).click();
    await chooseAsset(page, 'Profielfoto voor sociale media');
    // What the tabs of the panel happen to cover is not too small either.
    await panel(page, 1).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await readPublished(page, slug);
    await page.getByRole('radio', { name: 'Foto' }).check();
    await expect(answer).toContainText('Nieuw');
  },
);

test('on a phone the logo stays in view while one answers @mobile', async ({ page }) => {
  await page.goto('/huisstijl/logo');
  await takenOver(page);
  const chooser = page.locator('section').filter({ has: page.getByRole('radio', { name: /^Groot/ }) });
  const large = chooser.getByRole('radio', { name: /^Groot/ });
  await large.check();
  await expect(chooser.getByRole('img').first()).toBeInViewport({ ratio: 1 });
  // What has the focus is not behind it.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const [picture, focused] = await Promise.all([
    chooser.locator('[data-size]').first().boundingBox(),
    chooser.locator('label:has(:focus)').boundingBox(),
  ]);
  expect(focused?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
});
