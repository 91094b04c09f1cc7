import { screen, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { getScreenPaths } from 'cms/shared/addresses';
import { getRoutes } from '../../e2e/support/routes';
import { ASSET, findPage, GROUP, SITE, USER } from './test-responses';
import { ADMIN, openPortal, STAFF } from './test-portal';
import { Refusal } from './test-server';

const VIEWERS = [
  { who: 'visitor', profile: null },
  { who: 'staff', profile: STAFF },
  { who: 'admin', profile: ADMIN },
] as const;

const routes = getRoutes({ asset: ASSET, user: USER, group: GROUP });

test('no address is forgotten but those of drafts that somebody shows', () => {
  const paths = getScreenPaths(SITE.productSlug).flat();
  const isKnown = (path: string) => routes.some((route) => matchPath(path, route.path.replace(/\?.*/, '')));
  expect(paths.filter((path) => !isKnown(path))).toEqual(['/preview/:id', '/voorbeeld/:token']);
});

test.each([
  ['/huisstijl/LOGO?van=mail', '/huisstijl/logo?van=mail'],
  ['/huisstijl/Logo.', '/huisstijl/logo'],
  ['/huisstijl/logo)', '/huisstijl/logo'],
])('%s is %s', async (address, at) => {
  const { getAddress } = await openPortal(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Logo' })).toBeTruthy();
  await waitFor(() => expect(getAddress()).toBe(at));
});

test('the home page is found at its former addresses', async () => {
  const [former] = SITE.oldProductSlugs;
  await openPortal(`/wij-zijn-${former}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Wij zijn Noorderlicht' })).toBeTruthy();
});

describe.each(VIEWERS)('as $who', ({ who, profile }) => {
  /** The server decides who reads a page. */
  const readPage = ({ path }: { path: string }) => {
    const slug = path.replace('/pages/', '');
    if (!profile && !['home', 'logo'].includes(slug)) return new Refusal(401, 'Log in om dit te zien.');
    return slug === 'bestaat-niet' ? new Refusal(404, 'Deze pagina bestaat niet.') : { data: findPage(slug) };
  };

  test.each(routes)('$path', async ({ path, shown }) => {
    const { heading, at = path } = shown[who];
    const { getAddress } = await openPortal(path, { as: profile, answers: { 'GET /pages/{id}': readPage } });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    await waitFor(() => expect(getAddress()).toBe(at));
  });
});
