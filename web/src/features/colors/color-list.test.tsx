import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Color } from '../../api/types';
import { ColorList } from './color-list';

afterEach(cleanup);

const color = (name: string, hex: string, more: Partial<Color> = {}): Color => ({
  id: name,
  name,
  hex,
  token: name.toLowerCase(),
  note: '',
  role: 'neutral',
  share: null,
  onDark: null,
  pmsCoated: null,
  pmsUncoated: null,
  ral: null,
  ncs: null,
  cmyk: null,
  cmykCondition: null,
  rgb: { r: 0, g: 0, b: 0 },
  hsl: { h: 0, s: 0, l: 0 },
  oklch: { l: 0, c: 0, h: 0 },
  ...more,
});

test('colours are a table with a line each, and a sum of their shares', () => {
  const onChange = vi.fn();
  const blue = color('Blauw', '#1763c6', { role: 'primary', share: 40, pmsCoated: '2728 C' });
  render(
    <MemoryRouter>
      <ColorList colors={[color('Wit', '#ffffff', { share: 60 }), blue]} onChange={onChange} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Verplaatsen',
    'Kleur',
    'HEX',
    'PMS',
    'Soort',
    'Aandeel',
    'Contrast',
    'Acties',
  ]);
  const [, white, second] = screen.getAllByRole('row');
  expect(white?.textContent).toBe('Wit#FFFFFFgeenPapier en tekst60 %Zwart erop 21,0');
  expect(second?.textContent).toBe('Blauw#1763C62728 CHoofdkleur40 %Wit erop 5,7');
  expect(screen.getByText('Samen 100 procent.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Meer over Blauw' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Wijzigen: Blauw' }));
  expect(onChange).toHaveBeenCalledWith(blue);
});
