import { expect, test } from 'vitest';
import { readBlock } from '../../src/search/texts/block-text';
import { pageBlockTypes } from '../support/block-types';

const types = pageBlockTypes();
const read = (type: string, values: Parameters<typeof readBlock>[1]['values']) =>
  readBlock(types, { id: 10_000_000, type, isPrivate: false, groups: [], values }, []);

test('what stands above the parts of a block is a heading', () =>
  expect(read('accordion', { title: 'Vragen', items: [{ title: 'Mag het?', body: '<p>Nee.</p>' }] })).toEqual(
    { title: 'Vragen', headings: 'Mag het?', text: 'Nee.' },
  ));

test('the title of what leads to another page heads nothing here', () =>
  expect(
    read('jobs', { title: 'Vormgeving', jobs: [{ title: 'Logo', url: '/huisstijl/logo', text: 'Zo.' }] }),
  ).toEqual({ title: 'Vormgeving', headings: '', text: 'Logo · Zo.' }));
