import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '../../lib/cookies';

afterEach(cleanup);
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  document.cookie = 'side-menu=; Path=/; Max-Age=0';
});

/** Visits a page in a window of this width. */
async function visit(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: width >= 1200,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const { useSideOpen } = await import('./use-side-open');
  function Side() {
    const [open, toggle] = useSideOpen();
    return <button onClick={toggle}>{open ? 'open' : 'dicht'}</button>;
  }
  const router = createMemoryRouter(
    [
      { path: '/assets', element: <p>Assets</p> },
      { element: <Side />, path: '/huisstijl/:slug' },
    ],
    { initialEntries: ['/huisstijl/logo'] },
  );
  render(<RouterProvider router={router} />);
  return (path: string) => act(() => router.navigate(path));
}

const shown = () => screen.getByRole('button').textContent;

test('in a narrow window it closes at another page, which is no choice to remember', async () => {
  const go = await visit(1000);
  expect(shown()).toBe('open');
  await go('/huisstijl/kleur');
  expect(shown()).toBe('dicht');
  expect(readCookie('side-menu')).toBeNull();
});

test('coming back from a layout without it is another page too', async () => {
  const go = await visit(1000);
  await go('/assets');
  await go('/huisstijl/kleur');
  expect(shown()).toBe('dicht');
  expect(readCookie('side-menu')).toBeNull();
});

test('in a wide window it stays, and what a viewer chooses is remembered', async () => {
  const go = await visit(1300);
  await go('/huisstijl/kleur');
  expect(shown()).toBe('open');
  act(() => screen.getByRole('button').click());
  expect([shown(), readCookie('side-menu')]).toEqual(['dicht', 'closed']);
  act(() => screen.getByRole('button').click());
  expect([shown(), readCookie('side-menu')]).toEqual(['open', 'open']);
});

test('it begins as was chosen; a cookie that cannot be read says nothing', async () => {
  writeCookie('side-menu', 'closed');
  await visit(1300);
  expect(shown()).toBe('dicht');
  cleanup();
  vi.resetModules();
  document.cookie = 'side-menu=%E0%A4%A; Path=/';
  await visit(1300);
  expect(shown()).toBe('open');
});
