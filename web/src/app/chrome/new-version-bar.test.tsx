import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from '../../lib/online/service-worker';
import { NewVersionBar } from './new-version-bar';

const postMessage = vi.fn();

/** A browser with one active version and another one waiting. */
function browserWith(registration: object): void {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubEnv('PROD', true);
}

beforeEach(() => postMessage.mockReset());
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));
afterEach(() => vi.unstubAllEnvs());

test('a new version is offered, and installed when the user asks for it', async () => {
  browserWith(Object.assign(new EventTarget(), { waiting: { postMessage } }));
  render(<NewVersionBar />);
  expect(screen.queryByText(/nieuwe versie/)).toBeNull();
  startServiceWorker();
  window.dispatchEvent(new Event('load'));
  fireEvent.click(await screen.findByRole('button', { name: 'Vernieuwen' }));
  expect(postMessage).toHaveBeenCalledWith('renew');
});
