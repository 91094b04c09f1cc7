import { expect, test } from 'vitest';
import type { BlockField } from '../../../api/types';
import { getNewItem } from './new-item';

const pairs: BlockField = {
  name: 'pairs',
  kind: 'list',
  label: 'Voorbeeld',
  of: [
    { name: 'text', kind: 'textarea', label: 'Uitleg' },
    { name: 'verdict', kind: 'option', label: 'Oordeel' },
  ],
  initial: { text: '', verdict: 'do' },
};
const items: BlockField = {
  ...pairs,
  of: [{ name: 'title', kind: 'text', label: 'Titel' }],
  initial: { title: '' },
};
const getChoices = () => [
  { value: 'do', label: 'Goed' },
  { value: 'dont', label: 'Fout' },
];

test.each([
  ['none', [], 'do'],
  ['what is right', [{ text: 'a', verdict: 'do' }], 'dont'],
  ['what is wrong', [{ verdict: 'do' }, { verdict: 'dont' }], 'do'],
  ['two that are right', [{ verdict: 'do' }, { verdict: 'do' }], 'dont'],
])('after %s an example has the other verdict', (_name, before, verdict) => {
  expect(getNewItem(pairs, before, getChoices)).toEqual({ text: '', verdict });
});

test('other lists start each item as the schema has it', () => {
  expect(getNewItem(items, [{ title: 'Eén' }], () => [])).toEqual({ title: '' });
});
