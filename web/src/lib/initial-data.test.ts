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
  const { carriedPage, take } = await import('./initial-data');
  expect(carriedPage('logo')).toBeUndefined();
  expect(carriedPage('home')).toEqual(HOME);
  expect(take('page')).toEqual(HOME);
  expect(take('page')).toBeUndefined();
  expect(take('tree')).toEqual([]);
});

test('without it everything is asked of the server', async () => {
  document.body.innerHTML = '';
  const { carried } = await import('./initial-data');
  expect(carried()).toEqual({});
});
