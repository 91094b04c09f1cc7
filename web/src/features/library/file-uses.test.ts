import { describe, expect, test } from 'vitest';
import type { Asset, File } from '../../api/types';
import { describeSize, getFileUses } from './file-uses';

const file = (name: string, more: Partial<File> = {}): File => ({
  id: name,
  name,
  ext: name.slice(name.lastIndexOf('.')),
  mime: '',
  size: 2048,
  kind: 'usable',
  width: null,
  height: null,
  preview: null,
  ...more,
});

const asset = (files: File[], original: File | null = null, can = {}): Asset => ({
  id: 'a',
  title: 'Logo in kleur',
  description: '',
  isPrivate: false,
  can: { view: true, use: true, edit: true, ...can },
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original,
  files,
});

const uses = (of: Asset) => getFileUses(of).map(({ offer, use }) => `${offer.file.name}: ${use}`);

describe('what files are for, the likeliest first', () => {
  const eps = file('logo.eps', { kind: 'editable' });
  const cases: [string, Asset, string[]][] = [
    [
      'a logo',
      asset([eps, file('logo.pdf'), file('logo.svg'), file('logo.png')], file('kaart.png')),
      [
        'logo.png: Word, mail en dia',
        'logo.svg: Website',
        'logo.pdf: Drukwerk',
        'kaart.png: Zoals hier getoond',
        'logo.eps: Bewerken',
      ],
    ],
    ['a photograph alone', asset([], file('foto.jpg')), ['foto.jpg: Word, mail en dia']],
    [
      'a letter',
      asset([file('brief.pdf'), file('brief.docx')]),
      ['brief.docx: Schrijven in Word', 'brief.pdf: Lezen en printen'],
    ],
    [
      'a typeface',
      asset([file('a.woff2'), file('a.otf')]),
      ['a.otf: Lettertype voor op je computer', 'a.woff2: Lettertype voor websites'],
    ],
    ['what nobody thought of', asset([file('a.xyz')]), ['a.xyz: Bestand']],
    [
      'what the viewer may not have comes last',
      asset([file('logo.png'), eps, file('logo.svg')], null, { use: false }),
      ['logo.eps: Bewerken', 'logo.png: Word, mail en dia', 'logo.svg: Website'],
    ],
  ];
  test.each(cases)('%s', (_, of, expected) => expect(uses(of)).toEqual(expected));
});

test('two files with the same use and measures say their names, others do not', () => {
  const rows = getFileUses(asset([file('links.png'), file('rechts.png'), file('groot.png', { size: 9000 })]));
  expect(rows.map(({ own }) => own)).toEqual(['links.png', 'rechts.png', null]);
});

test('what is drawn by lines has any size', () => {
  expect(describeSize(file('a.svg', { width: 474, height: 88 }))).toEqual(['elke maat', '2 KB']);
  expect(describeSize(file('a.png', { width: 474, height: 88 }))).toEqual(['474 × 88', '2 KB']);
});
