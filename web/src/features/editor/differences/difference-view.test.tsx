import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Block, BlockType } from '../../../api/types';
import type { PageDraft } from '../state/types';
import { EMPTY_DRAFT } from '../state/wire';
import { DifferenceView } from './difference-view';
import { withoutMiddles } from './without-middles';

const defaults = { type: 'html', slug: '', groups: [], isPrivate: false, body: '' };
const HTML: BlockType = {
  type: 'html',
  label: 'HTML',
  description: '',
  options: {},
  defaults,
  fields: [{ name: 'body', kind: 'source', label: 'Inhoud' }],
};

const html = (id: number, body: string): Block => ({
  id,
  type: 'html',
  slug: '',
  groups: [],
  isPrivate: false,
  body,
  can: { view: true, use: true, edit: true },
});

const page = (title: string, ...blocks: Block[]): PageDraft => ({ ...EMPTY_DRAFT, title, blocks });

test('each changed block stands under its name, with the words that went and came', () => {
  const before = page('Logo', html(1, 'Zo is het goed'), html(2, 'Blijft'), html(3, 'Gaat weg'));
  const after = page('Logo', html(4, 'Is nieuw'), html(1, 'Zo is het fout'), html(2, 'Blijft'));
  render(<DifferenceView types={[HTML]} before={before} after={after} />);
  const changed = within(screen.getByRole('region', { name: 'Blok 2: HTML' }));
  expect(changed.getByText('Gewijzigd')).toBeDefined();
  expect(changed.getByRole('deletion').textContent).toContain('goed');
  expect(changed.getByRole('insertion').textContent).toContain('fout');
  expect(within(screen.getByRole('region', { name: 'Blok 1: HTML' })).getByText('Toegevoegd')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Blok 3: HTML' })).getByText('Verwijderd')).toBeDefined();
  expect(screen.getByText('1 blok is gelijk gebleven.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Pagina' })).toBeNull();
});

test('two versions that say the same are said to be', () => {
  render(<DifferenceView types={[HTML]} before={page('Logo')} after={page('Logo')} />);
  expect(screen.getByText('Er is geen verschil.')).toBeDefined();
});

test('of a long text that stayed the same only what stands beside a change is left', () => {
  const long = 'woord '.repeat(100);
  const [before, change, after] = withoutMiddles([
    { kind: 'same', text: long },
    { kind: 'added', text: long },
    { kind: 'same', text: 'einde' },
  ]);
  expect(before?.text).toMatch(/^…( woord)+ $/);
  expect(before?.text.length).toBeLessThan(90);
  expect(change?.text).toBe(long);
  expect(after?.text).toBe('einde');
});
