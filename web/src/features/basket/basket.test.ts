import { expect, test } from 'vitest';
import type { Asset, File } from '../../api/types';
import type { BasketItem } from './basket';
import { describeSize } from './describe-size';
import { getFormats } from './formats';
import type { FreshAsset } from './fresh-assets';
import { checkItems } from './check-items';
import { parseBasket } from './stored-basket';
import { describeChoice } from './purpose-choice';
import { pickFormat, withPurpose } from './purposes';

const file = (id: string, ext: string, kind: File['kind'] = 'usable', width: number | null = null): File => ({
  id,
  name: `${id}${ext}`,
  ext,
  mime: '',
  size: 1000,
  kind,
  width,
  height: width,
  preview: null,
});

const logo: Asset = {
  id: 'logo',
  title: 'Logo',
  description: '',
  isPrivate: false,
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  original: file('own', '.png', 'usable', 2400),
  files: [file('vorm', '.svg'), file('druk', '.eps', 'editable'), file('klein', '.png', 'usable', 600)],
  can: { view: true, use: true, edit: false },
};

const item = (part: Partial<BasketItem> = {}): BasketItem => ({
  asset: 'logo',
  file: null,
  preset: null,
  title: 'Logo',
  ...part,
});

const fresh = (asset: Asset): FreshAsset => ({
  asset,
  renditions: [
    {
      name: 'Logo-Scherm.jpg',
      width: 1920,
      height: 1920,
      size: null,
      preset: {
        id: 'scherm',
        label: 'Scherm',
        format: 'jpg',
        width: 1920,
        height: 1920,
        fit: 'inside',
        dpi: null,
        background: null,
      },
    },
  ],
});

const assets = new Map<string, FreshAsset | null>([
  ['logo', fresh(logo)],
  ['weg', null],
]);

test('what is kept survives only in the form that it was kept in', () => {
  const kept = { items: [item(), { ...item(), file: 3 }, null, 'x'], purpose: 'Web' };
  expect(parseBasket(JSON.stringify(kept))).toEqual({ items: [item()], purpose: 'Web' });
  for (const text of [null, '', '{', '[]', '{"items":{}}', '{"items":null,"purpose":1}'])
    expect(parseBasket(text).items).toEqual([]);
  const many = { items: Array.from({ length: 300 }, () => item()) };
  expect(parseBasket(JSON.stringify(many)).items).toHaveLength(200);
});

test('what is drawn by lines has no width, unlike a picture', () => {
  const drawing = file('vorm', '.svg', 'usable', 88);
  const labels = getFormats(fresh({ ...logo, files: [drawing, file('klein', '.png', 'usable', 600)] }));
  expect(labels.slice(0, 3).map(({ label }) => label)).toEqual(['PNG, 2400 px', 'SVG', 'PNG, 600 px']);
});

test('a purpose takes the best format that the viewer may have', () => {
  const formats = getFormats(fresh(logo));
  expect(pickFormat('Drukwerk', formats)?.file).toBe('vorm');
  expect(pickFormat('Scherm', formats)).toMatchObject({ preset: 'scherm', label: 'Scherm (JPG, 1920 px)' });
  expect(pickFormat('Word en dia', formats)).toMatchObject({ file: null, label: 'PNG, 2400 px' });
  expect(pickFormat('Iets anders', formats)).toBeNull();
  const editor = getFormats(fresh({ ...logo, can: { view: true, use: true, edit: true } }));
  expect(pickFormat('Drukwerk', editor)?.file).toBe('druk');
});

const after = (items: BasketItem[], purpose = 'Drukwerk', by = assets) =>
  withPurpose(purpose, items, by).map(({ file, preset }) => preset ?? file ?? 'own');

test('of an asset that was taken in several formats one that does not suit becomes the best', () => {
  expect(after([item({ file: 'klein' }), item({ asset: 'weg' })])).toEqual(['vorm', 'own']);
  expect(after([item({ file: 'klein' }), item()])).toEqual(['vorm', 'own']);
  expect(after([item({ file: 'vorm' }), item()])).toEqual(['vorm', 'own']);
  expect(after([item(), item({ file: 'vorm' })])).toEqual(['own', 'vorm']);
});

const withPdf = new Map([['logo', fresh({ ...logo, files: [...logo.files, file('druk2', '.pdf')] })]]);

test('an answer counts for what was put in before it, after it, and was known only later', () => {
  const png = item({ file: 'klein' });
  expect(after([png], 'Drukwerk', withPdf)).toEqual(['druk2']);
  expect(after([item({ file: 'vorm' }), png], 'Drukwerk', withPdf)).toEqual(['vorm', 'druk2']);
  expect(withPurpose('Drukwerk', [png], undefined)).toEqual([png]);
  const settled = withPurpose('Drukwerk', [png], withPdf);
  expect(withPurpose('Drukwerk', settled, withPdf)).toBe(settled);
  // By hand, for this purpose; another one decides anew.
  const chosen = item({ file: 'klein', purpose: 'Drukwerk' });
  expect(after([chosen], 'Drukwerk', withPdf)).toEqual(['klein']);
  expect(after([chosen], 'Web', withPdf)).toEqual(['vorm']);
});

const only = (files: File[], original: File | null = null, renditions: FreshAsset['renditions'] = []) =>
  new Map([['logo', { asset: { ...logo, original, files }, renditions }]]);

test('the picture of a letter is no letter', () => {
  const letter = only([file('brief', '.docx')], file('own', '.png', 'usable', 1600), fresh(logo).renditions);
  for (const purpose of ['Scherm', 'Drukwerk', 'Web', 'Word en dia'])
    expect(after([item({ file: 'brief' })], purpose, letter)).toEqual(['brief']);
});

test.each([
  ['a PNG beside a PDF', item({ file: 'klein' }), withPdf, 'other'],
  ['a PNG whose PDF is in the basket', [item(), item({ file: 'druk2' })], withPdf, 'taken'],
  ['an SVG beside a PDF', item({ file: 'vorm' }), withPdf, null],
  [
    'a PNG beside an EPS for others',
    item(),
    only([file('druk', '.eps', 'editable')], logo.original),
    'locked',
  ],
  ['a photo alone', item(), only([], file('own', '.jpg', 'usable', 4000)), null],
  ['a small picture alone', item(), only([], file('own', '.png', 'usable', 600)), 'narrow'],
  ['a letter alone', item({ file: 'brief' }), only([file('brief', '.docx')]), 'none'],
])('for print %s: %j', (_what, items, by, why) => {
  const [judged] = checkItems([items].flat(), by, new Map(), 'Drukwerk');
  expect(judged?.unfit?.why ?? null).toBe(why);
  const said = describeChoice('Drukwerk', judged ? [judged] : []);
  expect(said.startsWith('Per bestand staat het goede formaat')).toBe(why === null);
});

test('what is not known yet is not said to suit', () => {
  const unknown = checkItems([item()], undefined, new Map(), 'Drukwerk');
  expect(describeChoice('Drukwerk', unknown)).toBe('Per bestand zoeken we het goede formaat.');
});

test('what does not go along has a reason', () => {
  const reasons = (items: BasketItem[], by = assets, refused = new Map<string, string>()) =>
    checkItems(items, by, refused).map(({ reason }) => reason);
  expect(reasons([item(), item({ file: 'druk' }), item({ file: 'oud' }), item({ asset: 'weg' })])).toEqual([
    null,
    'other-format',
    'other-format',
    'gone',
  ]);
  const seen: Asset = { ...logo, can: { view: true, use: false, edit: false } };
  expect(reasons([item()], new Map([['logo', { asset: seen, renditions: [] }]]))).toEqual(['not-allowed']);
  // Nothing is known yet.
  expect(checkItems([item()], undefined, new Map())[0]?.reason).toBeNull();
  expect(reasons([item()], assets, new Map([['logo own', 'Nee.']]))).toEqual([{ said: 'Nee.' }]);
});

test('the size is a least one as long as something is not drawn', () => {
  const [own, drawing] = getFormats(fresh(logo));
  expect(describeSize([own, drawing])).toBe('2 KB');
  expect(describeSize([own, ...getFormats(fresh(logo)).filter(({ preset }) => preset)])).toBe(
    'meer dan 1.000 Bytes',
  );
  expect(describeSize([])).toBe('');
});
