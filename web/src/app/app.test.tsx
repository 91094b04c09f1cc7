import { screen, waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from './app';

let finishLoading = (): void => undefined;
const loading = new Promise<void>((resolve) => (finishLoading = resolve));
const lazy = () => loading.then(() => ({ element: <h1>Inloggen</h1> }));

vi.mock('./router', () => ({ createPortalRouter: () => createMemoryRouter([{ path: '/', lazy }]) }));
vi.mock('../lib/site', () => ({
  useSiteOnce: () => ({ data: { productSlug: 'de-huisstijl', palette: {} } }),
}));

/** Takes so long that React lets others go first, here the screen that loads, before it shows its work. */
function Slow() {
  finishLoading();
  const end = performance.now() + 50;
  while (performance.now() < end);
  return null;
}

afterEach(() => vi.unstubAllGlobals());

test('a screen that loads before the portal is put on the page shows', async () => {
  // Rendering in one go, as tests do, would leave no time for the screen to load.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  startTransition(() =>
    root.render(
      <>
        <App />
        <Slow />
        <p>Geladen</p>
      </>,
    ),
  );
  await waitFor(() => expect(screen.getByText('Geladen')).toBeTruthy());
  expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy();
  root.unmount();
});
