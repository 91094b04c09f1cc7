import { once } from 'node:events';
import net from 'node:net';
import { expect, test, vi } from 'vitest';
import * as postgres from '../../../scripts/lib/postgres.mjs';
import { startPortal } from '../support/portal';

test('a portal whose port was taken leaves nothing behind: the next one in its process starts', async () => {
  const earlier = await startPortal();
  await earlier.stop();
  const port = await postgres.freePort();
  const taken = net.createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');

  const freePort = vi.spyOn(postgres, 'freePort').mockResolvedValueOnce(port);
  const portal = await startPortal();
  expect(freePort).toHaveBeenCalledTimes(2);
  expect((await portal.site.get('/_health')).status).toBe(204);

  await portal.stop();
  taken.close();
});
