import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { BlockType } from '../../../api/types';
import { withValue } from '../state/values';
import { BlockForm } from './block-form';
import { Fields } from './field-control';

afterEach(cleanup);

const type: BlockType = {
  type: 'proef',
  label: 'Proef',
  description: '',
  fields: [
    { name: 'body', kind: 'source', label: 'HTML' },
    { name: 'steps', kind: 'list', label: 'Stap', plural: 'Stappen', of: [], initial: {} },
    {
      name: 'icon',
      kind: 'object',
      label: 'Pictogram',
      of: [
        { name: 'value', kind: 'icon', label: 'Teken' },
        { name: 'direction', kind: 'option', label: 'Plaats' },
      ],
      initial: { value: 'arrow-right', direction: 'right' },
    },
  ],
  defaults: {},
  options: {
    'icon.value': [
      { value: 'arrow-right', label: 'Pijl naar rechts' },
      { value: 'mail', label: 'Mail' },
    ],
    'icon.direction': [
      { value: 'left', label: 'Links' },
      { value: 'right', label: 'Rechts' },
    ],
  },
};

/** A form as in the panel; the button stands in for a save. */
function Form({ kept }: { kept: object }) {
  const [block, setBlock] = useState<object>({ body: '', icon: null, steps: [] });
  return (
    <BlockForm
      type={type}
      block={block}
      errors={{}}
      onChange={(path, value) => setBlock((before) => withValue(before, path, value))}
    >
      <Fields fields={type.fields} path="" value={block} />
      <button type="button" onClick={() => setBlock(kept)}>
        Opgeslagen
      </button>
    </BlockForm>
  );
}

const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

test('a list has the word for several above it, and the word for one on its button', () => {
  render(<Form kept={{}} />);
  expect(screen.getByRole('group', { name: 'Stappen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stap toevoegen' })).toBeTruthy();
});

test('an icon begins as the schema says, is chosen by its picture, and can be taken away', () => {
  render(<Form kept={{}} />);
  const button = screen.getByRole('button', { name: 'Pictogram toevoegen' });
  button.focus();
  fireEvent.click(button);
  expect([isChosen('Pijl naar rechts'), isChosen('Rechts')]).toEqual([true, true]);

  const mail = screen.getByRole('radio', { name: 'Mail' });
  expect(mail.parentElement?.querySelector('.lucide-mail')).toBeTruthy();
  fireEvent.click(mail);
  expect(isChosen('Mail')).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Pictogram weghalen' }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pictogram toevoegen' }));
});

test('source is shown as it was kept once the field is left, for a tag may be half written', () => {
  render(<Form kept={{ body: '<p>a</p>', icon: null }} />);
  const source = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML' });
  fireEvent.change(source, { target: { value: '<p>a</p><stro' } });
  fireEvent.click(screen.getByRole('button', { name: 'Opgeslagen' }));
  expect(source.value).toBe('<p>a</p><stro');
  fireEvent.blur(source);
  expect(source.value).toBe('<p>a</p>');
});
