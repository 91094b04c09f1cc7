import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BlockOf } from '../../../api/types';
import { frame, show, words } from '../test-blocks';

afterEach(cleanup);

const { button: _button, ...text } = words;
const accordion: BlockOf<'accordion'> = {
  id: 1,
  type: 'accordion',
  closing: '',
  ...frame,
  ...text,
  items: [
    { title: 'Eerste vraag', body: '<p>Eerste antwoord</p>' },
    { title: '', body: '' },
    { title: 'Tweede vraag', body: '<p>Tweede antwoord</p>' },
  ],
};

test('one part at a time is open, under a heading, and one without words is left out', async () => {
  const { container } = show(accordion);
  await screen.findByRole('heading', { level: 3, name: 'Eerste vraag' });
  const all = [...container.querySelectorAll('details')];
  expect(all.map((details) => details.open)).toEqual([false, false]);
  // A browser keeps one open of those that share a name.
  const names = new Set(all.map((details) => details.getAttribute('name')));
  expect([...names]).toEqual([expect.stringMatching(/./)]);
  expect(screen.getByText('Tweede antwoord').closest('details')).toBe(all[1]);
});

test('on paper everything is open, and afterwards as it was', async () => {
  const { container } = show(accordion);
  await screen.findByText('Eerste vraag');
  const all = [...container.querySelectorAll('details')];
  const [first] = all;
  if (first) first.open = true;
  fireEvent(window, new Event('beforeprint'));
  expect(all.map((details) => details.open)).toEqual([true, true]);
  expect(all.every((details) => !details.hasAttribute('name'))).toBe(true);
  fireEvent(window, new Event('afterprint'));
  expect(all.map((details) => details.open)).toEqual([true, false]);
  expect(all.every((details) => details.hasAttribute('name'))).toBe(true);
});

test('without a title of its own its parts are headings of the page', async () => {
  show({ ...accordion, title: '', subtitle: '', body: '' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Eerste vraag' })).toBeTruthy();
});

test('a quote is a figure with its source, and nothing when there is nothing', async () => {
  const quote: BlockOf<'quote'> = {
    id: 2,
    type: 'quote',
    ...frame,
    ...text,
    quote: 'Zo is het.',
    source: 'Jan',
  };
  const { container } = show(quote);
  expect((await screen.findByText('Zo is het.')).closest('blockquote')).toBeTruthy();
  expect(container.querySelector('figure > figcaption')?.textContent).toBe('Jan');
  cleanup();
  const { container: bare } = show({ ...quote, ...text, title: '', subtitle: '', body: '', quote: '' });
  await Promise.resolve();
  expect(bare.querySelector('section')).toBeNull();
});

test('what is written below the questions stands there, and alone too', async () => {
  const closing = '<p>Staat je vraag er niet bij? <a href="/huisstijl">Vraag het ons</a>.</p>';
  show({ ...accordion, closing });
  const link = await screen.findByRole('link', { name: 'Vraag het ons' });
  const last = screen.getByText('Tweede antwoord');
  expect(last.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  show({ ...accordion, title: '', subtitle: '', body: '', items: [], closing });
  expect(await screen.findByRole('link', { name: 'Vraag het ons' })).toBeTruthy();
});
