import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentViewer, endSession, startSession } from './session';
import { rememberSession } from './session-marker';

const PROFILE = { id: 'a', firstName: 'Jan', roles: [{ name: 'user' }] };

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** A server that tells who somebody is only once it is let go. */
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
