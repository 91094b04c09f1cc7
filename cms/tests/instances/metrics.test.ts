import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import { client } from '../support/client';
import { startPortalProcess } from '../support/portal';
import { sharedPair } from '../support/shared-pair';

test('on a port of their own the metrics are there and nowhere else', async () => {
  const { here } = await sharedPair();
  const port = await freePort();
  const beside = await startPortalProcess({ beside: here, env: { METRICS_PORT: String(port) } });
  try {
    const own = client(`http://127.0.0.1:${port}`, '');
    const { status, bytes } = await own.get('/metrics');
    expect(status).toBe(200);
    expect(bytes.toString()).toContain('portal_changes_told 1');
    for (const path of ['/', '/api/v1/site', '/_health', '/metrics/x'])
      expect((await own.get(path)).status).toBe(404);
    expect((await own.post('/metrics')).status).toBe(404);
    expect((await beside.site.get('/metrics')).status).toBe(404);
  } finally {
    await beside.stop();
  }
});
