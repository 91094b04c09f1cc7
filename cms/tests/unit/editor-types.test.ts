import { expect, test } from 'vitest';
import { presentBlockTypes } from '../../src/blocks/editor-types';
import { pageBlockTypes } from '../support/block-types';

test('each option that is a colour has the name that an administrator gave it', () => {
  const names = new Map([['blueDark', 'Middernacht']]);
  const options = presentBlockTypes(pageBlockTypes(), names).flatMap((type) => Object.entries(type.options));
  const colours = options.filter(([path]) => /backgroundColor$/i.test(path));
  expect(colours.length).toBeGreaterThan(4);
  for (const [path, choices] of colours) {
    expect(choices, path).toContainEqual({ value: 'blueDark', label: 'Middernacht' });
    expect(choices, path).toContainEqual({ value: 'white', label: 'Wit' });
  }
});
