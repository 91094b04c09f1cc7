import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropToken } from './access-token';
import { currentViewer, endSession, startSession } from './session';
import { hasSession, rememberSession } from './session-marker';

const PROFILE = { id: 'a', firstName: 'Jan', roles: [{ name: 'user' }] };

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** A server that holds back the profile until released. */
function slowServer(): () => void {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const address = input instanceof Request ? input.url : input;
    if (address.endsWith('/auth/refresh')) return json({ access_token: 'x', expires_in: 900 });
    await gate;
    return json({ data: PROFILE });
  });
  return letGo;
}

beforeEach(() => rememberSession());
afterEach(() => vi.useRealTimers());
afterEach(() => vi.unstubAllGlobals());
afterEach(() => endSession());

test('the portal finds out at start who is looking', async () => {
  slowServer()();
  await startSession();
  expect(currentViewer()).toMatchObject({ state: 'user', profile: PROFILE });
});

test('who logs out while the portal still finds out who they are stays out', async () => {
  const letGo = slowServer();
  const started = startSession();
  await endSession();
  letGo();
  await started;
  expect(currentViewer().state).toBe('anonymous');
});

test('without an answer of the server a user stays logged in; the server is asked until it answers', async () => {
  vi.useFakeTimers();
  slowServer()();
  await startSession();
  const answering = fetch;
  const away = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', away);
  dropToken();
  await startSession();
  expect(currentViewer()).toMatchObject({ state: 'user', profile: PROFILE, confirmed: false });
  const asked = away.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(away.mock.calls.length).toBeGreaterThan(asked);
  vi.stubGlobal('fetch', answering);
  await vi.advanceTimersByTimeAsync(5000);
  expect(currentViewer()).toMatchObject({ state: 'user', confirmed: true });
});

test('a server that cannot renew a session now does not end it; one that will not does', async () => {
  vi.useFakeTimers();
  slowServer()();
  await startSession();
  dropToken();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
  await startSession();
  expect(currentViewer()).toMatchObject({ state: 'user', confirmed: false });
  expect(hasSession()).toBe(true);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 401 })));
  await vi.advanceTimersByTimeAsync(5000);
  expect(currentViewer().state).toBe('anonymous');
  expect(hasSession()).toBe(false);
});
