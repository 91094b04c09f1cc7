import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PageOpening } from './page-opening';
import { EMPTY_DRAFT } from './state/wire';

function Opening({ onWrite = () => undefined }: { onWrite?: () => void }) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  return (
    <PageOpening
      isNew
      title={draft.title}
      lead={draft.lead}
      count={draft.blocks.length}
      errors={{}}
      getSlug={undefined}
      outline={false}
      apply={(change) => setDraft(change.apply)}
      onOutline={() => undefined}
      onAdd={() => undefined}
      onWrite={onWrite}
    />
  );
}

test('the caret of a new page stands in its title', () => {
  render(<Opening />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Titel' }));
});

test.each([
  [239, ''],
  [260, '300 tekens, nog 40.'],
  [300, '300 tekens, nog 0.'],
  [312, '300 tekens, 12 te veel.'],
])('a lead of %i characters tells how many more fit: %s', (length, said) => {
  render(<Opening />);
  const lead = screen.getByRole('textbox', { name: 'Inleiding' });
  fireEvent.change(lead, { target: { value: 'a'.repeat(length) } });
  expect(screen.getByRole('status').textContent).toBe(said);
});

test('Enter goes from the title to the lead, and from the lead to a text', () => {
  let written = 0;
  render(<Opening onWrite={() => (written += 1)} />);
  const lead = screen.getByRole('textbox', { name: 'Inleiding' });
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Titel' }), { key: 'Enter' });
  expect(document.activeElement).toBe(lead);
  expect(written).toBe(0);
  fireEvent.keyDown(lead, { key: 'Enter' });
  expect(written).toBe(1);
});
