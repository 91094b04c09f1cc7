import { describe, expect, test } from 'vitest';
import type { BlockType } from '../../../api/types';
import { findTypes } from './find-types';

const type = (name: string, label: string, description = ''): BlockType => ({
  type: name,
  label,
  description,
  fields: [{ name: 'steps', kind: 'text', label: 'Stappen' }],
  defaults: {},
  options: {},
});

const types = [
  type('text', 'Tekst'),
  type('text-asset', 'Tekst met asset'),
  type('text-tile', 'Teksttegel'),
  type('asset', 'Asset'),
  type('assets', 'Assets'),
  type('html', 'HTML'),
  type('accordion', 'Uitklaplijst', 'Vragen of onderwerpen die je openklapt.'),
  type('quote', 'Citaat'),
  type('stappenplan', 'Werkwijze'),
];
const find = (search: string): string[] => findTypes(types, search).map((found) => found.type);

describe('a block is found', () => {
  test.each([
    ['', 'text'],
    ['foto', 'asset'],
    ['tabel', 'text'],
    ['knop', 'text'],
    ['download', 'assets'],
    ['faq', 'accordion'],
    ['Vragen', 'accordion'],
    ['quote', 'quote'],
    ['tekst met', 'text-asset'],
    ['tegel', 'text-tile'],
    ['stappen', 'stappenplan'],
    ['één foto', 'asset'],
  ])('by %j first: %s', (search, first) => expect(find(search)[0]).toBe(first));

  test('by its own name before what others have it for', () => {
    expect(find('asset')).toEqual(['asset', 'assets', 'text-asset']);
    expect(find('tabel')).toEqual(['text', 'html']);
    expect(find('niets hiervan')).toEqual([]);
  });
});
