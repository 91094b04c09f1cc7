import { expect, test } from 'vitest';
import background from '../../src/components/part/background-settings.json';
import asset from '../../src/components/part/asset-settings.json';
import { getChoiceTexts } from '../../src/admin/dutch/choices';

const texts = getChoiceTexts([background, asset]);

test("choices have the labels of their schemas in Strapi's panel", () => {
  expect(texts).toMatchObject(background.attributes.backgroundColor.pluginOptions.portal.options);
  expect(texts).toMatchObject({ outlined: 'Met kader' });
});

test('a value with several labels keeps its name in code, because the panel knows one text for it', () => {
  expect(texts).not.toHaveProperty('default');
});
