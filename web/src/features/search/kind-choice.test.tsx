import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KindChoice } from './kind-choice';

test('who goes back before the address followed the choice is back at the earlier kind', () => {
  render(<KindChoice kind={undefined} counts={undefined} onChange={() => undefined} />);
  const getRadio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  fireEvent.click(getRadio('Beeld'));
  expect(getRadio('Beeld').checked).toBe(true);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(getRadio('Alles').checked).toBe(true);
});
