import type { Lifecycle } from '../../utils/lifecycle';
import { ensureFirstEvent, sweepEvents } from './lib/sweep';
import { watchWrites } from './lib/writes/watch';

export const eventLifecycle: Lifecycle = {
  register: watchWrites,
  start: ensureFirstEvent,
  jobs: { sweepEvents: ['37 * * * *', sweepEvents] },
};
