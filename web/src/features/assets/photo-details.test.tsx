import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { PhotoDetails } from './photo-details';

const removePhotoLocation = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./library/writes', () => ({ removePhotoLocation }));

afterEach(cleanup);

const withSayings = (...sayings: Parameters<typeof PhotoDetails>[0]['sayings']) => (
  <MemoryRouter>
    <PhotoDetails id="foto" sayings={sayings} />
  </MemoryRouter>
);

test('it says in words what is there, and only that', () => {
  const { container, rerender } = render(withSayings('place', 'maker'));
  expect(screen.getByText('Plaats, naam van de maker')).toBeTruthy();
  rerender(withSayings('serial'));
  expect(screen.getByText('Serienummer')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(withSayings());
  expect(container.textContent).toBe('');
});

test('one click takes the place out, and focus stays where the button was', async () => {
  const { rerender } = render(withSayings('place'));
  fireEvent.click(screen.getByRole('button', { name: 'Zonder plaats bewaren' }));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Plaats'));
  expect(removePhotoLocation.mock.calls).toEqual([['foto']]);
  rerender(withSayings());
  expect(document.activeElement?.textContent).toContain('Niets meer');
});
