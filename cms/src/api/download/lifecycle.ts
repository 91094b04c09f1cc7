import type { Lifecycle } from '../../utils/lifecycle';
import { sweepDownloads } from './lib/rows';
import { sweepShares } from './lib/shares';

export const downloadLifecycle: Lifecycle = {
  jobs: {
    sweepDownloads: ['33 * * * *', sweepDownloads],
    sweepShares: ['31 3 * * *', sweepShares],
  },
};
