import type { Service } from '../../utils/service';
import { sweepDownloads } from './lib/rows';
import { sweepShares } from './lib/shares';

export const downloadService: Service = {
  jobs: {
    sweepDownloads: ['33 * * * *', sweepDownloads],
    sweepShares: ['31 3 * * *', sweepShares],
  },
};
