import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HOME = { slug: 'home', title: 'Thuis' };

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = `<script type="application/json" id="first-view">${JSON.stringify({ tree: [], page: HOME })}</script>`;
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('what index.html carries counts once', async () => {
  const { getInitialPage, takeInitialData } = await import('./initial-data');
  expect(getInitialPage('logo')).toBeUndefined();
  expect(getInitialPage('home')).toEqual(HOME);
  expect(takeInitialData('page')).toEqual(HOME);
  expect(takeInitialData('page')).toBeUndefined();
  expect(takeInitialData('tree')).toEqual([]);
});

test('without it everything is asked of the server', async () => {
  document.body.innerHTML = '';
  const { getInitialData } = await import('./initial-data');
  expect(getInitialData()).toEqual({});
});
