import { expect, test } from 'vitest';
import { getBreakableName } from './breakable-name';

test.each([
  ['Nachtblauw', 'Nacht-blauw'],
  ['IJsblauw', 'IJs-blauw'],
  ['Donkergroen, mat', 'Donker-groen, mat'],
  ['Blauw', 'Blauw'],
  ['Wit', 'Wit'],
  ['Blauwdruk', 'Blauwdruk'],
  ['Signaalrood en nachtblauw', 'Signaal-rood en nacht-blauw'],
  ['', ''],
])('%s breaks as %s', (name, broken) => {
  expect(getBreakableName(name).replaceAll('\u00ad', '-')).toBe(broken);
});
