import { expect, test } from 'vitest';
import type { Asset, File } from '../../api/types';
import type { BasketItem } from './basket';
import { describeSize } from './describe-size';
import { getFormats } from './formats';
import type { FreshAsset } from './fresh-assets';
import { judgeItems } from './judge-items';
import { parseBasket } from './kept-basket';
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

test('a purpose takes the best format that the viewer may have', () => {
  const formats = getFormats(fresh(logo));
  expect(pickFormat('Drukwerk', formats)?.file).toBe('vorm');
  expect(pickFormat('Scherm', formats)).toMatchObject({ preset: 'scherm', label: 'Scherm (JPG, 1920 px)' });
  expect(pickFormat('Word en dia', formats)).toMatchObject({ file: null, label: 'PNG, 2400 px' });
  expect(pickFormat('Iets anders', formats)).toBeNull();
  const editor = getFormats(fresh({ ...logo, can: { view: true, use: true, edit: true } }));
  expect(pickFormat('Drukwerk', editor)?.file).toBe('druk');
});

test('an asset that was taken in several formats keeps them', () => {
  const one = [item({ file: 'klein' }), item({ asset: 'weg' })];
  expect(withPurpose('Drukwerk', one, assets)).toEqual([item({ file: 'vorm' }), item({ asset: 'weg' })]);
  const two = [item({ file: 'klein' }), item()];
  expect(withPurpose('Drukwerk', two, assets)).toEqual(two);
});

test('what does not go along has a reason', () => {
  const reasons = (items: BasketItem[], by = assets, refused = new Map<string, string>()) =>
    judgeItems(items, by, refused).map(({ reason }) => reason);
  expect(reasons([item(), item({ file: 'druk' }), item({ file: 'oud' }), item({ asset: 'weg' })])).toEqual([
    null,
    'other-format',
    'other-format',
    'gone',
  ]);
  const seen: Asset = { ...logo, can: { view: true, use: false, edit: false } };
  expect(reasons([item()], new Map([['logo', { asset: seen, renditions: [] }]]))).toEqual(['not-allowed']);
  // Nothing is known yet.
  expect(judgeItems([item()], undefined, new Map())[0]?.reason).toBeNull();
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
