import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const send = vi.fn();
vi.mock('./sentry', () => ({ send }));

const DSN = 'https://sleutel@reporter.example/1';

async function loadReporter(view: object) {
  document.body.innerHTML = `<script type="application/json" id="first-view">${JSON.stringify(view)}</script>`;
  const { knowAddresses, withReporting, reportUnseen } = await import('./report-unseen');
  const { ApiError } = await import('../api/errors');
  knowAddresses(['*']);
  return { reported: withReporting, reportUnseen, ApiError };
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.body.innerHTML = '';
  send.mockReset();
});

test('a read that fails is reported, and fails all the same', async () => {
  const { reported, ApiError } = await loadReporter({ reporter: { dsn: DSN } });
  const error = new ApiError(500, 'Er ging iets mis.');
  await expect(reported(Promise.reject(error), 'GET /users')).rejects.toBe(error);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledWith(DSN, { error, where: 'GET /users', pathname: '/', patterns: ['*'] });
});

test('401 and 403 are not: the screen shows them', async () => {
  const { reportUnseen, ApiError } = await loadReporter({ reporter: { dsn: DSN } });
  reportUnseen(new ApiError(401, 'Log in.'), 'GET /users');
  reportUnseen(new ApiError(403, 'Mag niet.'), 'GET /users');
  reportUnseen(new ApiError(404, 'Weg.'), 'GET /users');
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(send).toHaveBeenCalledTimes(1);
});
