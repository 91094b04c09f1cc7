import { expect, test } from 'vitest';
import { getHashTarget } from './hash-target';

test.each([
  ['#logo', 'logo'],
  ['#logo.hoe-groot', 'logo.hoe-groot'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('%s leads to its element', (hash, id) => {
  document.body.innerHTML = `<h2 id="${id}">Kop</h2>`;
  expect(getHashTarget(hash)?.id).toBe(id);
});

test.each(['', '#', '#%', '#nergens'])('%j leads nowhere, and breaks nothing', (hash) => {
  document.body.innerHTML = '<h2 id="logo">Kop</h2>';
  expect(getHashTarget(hash)).toBeNull();
});
