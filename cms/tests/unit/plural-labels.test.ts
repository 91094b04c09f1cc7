import { expect, test } from 'vitest';
import { presentBlockTypes } from '../../src/blocks/editor-types';
import { pageBlockTypes } from '../support/block-types';

test('each list of parts says what several are called, and what one is', () => {
  const lists = presentBlockTypes(pageBlockTypes())
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind === 'list');
  expect(lists.length).toBeGreaterThan(3);
  expect(lists.filter(({ label, plural }) => plural === undefined || plural === label)).toEqual([]);
  expect(lists.map(({ label, plural }) => `${plural}, ${label} toevoegen`)).toContain(
    'Voorbeelden, Voorbeeld toevoegen',
  );
});
