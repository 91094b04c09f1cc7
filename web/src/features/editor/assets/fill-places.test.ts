import { expect, test } from 'vitest';
import type { Asset } from '../../../api/types';
import { fillPlaces } from './fill-places';

const asset = (id: string): Asset => ({
  id,
  title: id,
  description: '',
  isPrivate: false,
  can: { view: true, use: true, edit: true },
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: null,
  files: [],
});
const [a, b, c] = ['a', 'b', 'c'].map(asset);
const chosen = [a, b, c].filter((each) => each !== undefined);

test.each([
  ['in two empty places, and one behind them', [null, null], 0, [a, b, c]],
  ['from the second place', [null, null, null], 1, [null, a, b, c].slice(0, 4)],
  ['before what stands there', [null, 'x'], 0, [a, b, c, 'x']],
  ['at the end', ['x'], 1, ['x', a, b, c]],
  ['in an empty list', [], 0, [a, b, c]],
])('several assets come %s', (_where, places, at, expected) => {
  expect(fillPlaces(places, at, chosen)).toEqual(expected);
});
