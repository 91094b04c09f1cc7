import { describe, expect, it } from 'vitest';
import { presentBlockTypes } from '../../src/blocks/editor-types';
import { blocksInput } from '../../src/blocks/block-input';
import { blocksFromRows, rowsFromBlocks } from '../../src/blocks/stored-block';
import { pageBlockTypes } from '../support/block-types';

const types = pageBlockTypes();
const parse = async (icon: unknown) => {
  const [block] = await blocksInput(types).parseAsync([{ type: 'text', button: { label: 'Meer', icon } }]);
  if (!block) throw new Error('One block was sent.');
  return { ...block, id: 10_000_000, groups: [] };
};
const getIcon = async (icon: unknown) => (await parse(icon)).values.button;

describe('the icon of a button', () => {
  it('is a choice that the editor gets from the schema, with where a new one begins', () => {
    const text = presentBlockTypes(types).find(({ type }) => type === 'text');
    const button = text?.fields.find(({ name }) => name === 'button');
    const icon = button?.of?.find(({ name }) => name === 'icon');
    expect(icon?.of?.map(({ name, kind }) => [name, kind])).toEqual([
      ['value', 'icon'],
      ['direction', 'option'],
    ]);
    expect(icon?.initial).toEqual({ value: 'arrow-right', direction: 'right' });
    expect(text?.options['button.icon.value']).toContainEqual({ value: 'mail', label: 'Mail' });
    // What is always there has nothing to begin with.
    expect(button).not.toHaveProperty('initial');
  });

  it.each(['mail', 'eenhoorn', ''])('keeps %j as it was', async (value) => {
    expect(await getIcon({ value, direction: 'left' })).toMatchObject({ icon: { value, direction: 'left' } });
  });

  it('gives the column of the panel only what is listed', async () => {
    const [listed] = rowsFromBlocks(types, [await parse({ value: 'mail' })]);
    expect(listed).toMatchObject({ button: { icon: { value: 'mail', direction: 'right' } } });
    const [other] = rowsFromBlocks(types, [await parse({ value: 'eenhoorn' })]);
    expect(other).toMatchObject({ button: { icon: { value: null, direction: 'right' } } });
    const [read] = blocksFromRows(types, other ? [other] : []);
    expect(read?.values.button).toMatchObject({ icon: { value: '' } });
  });
});
