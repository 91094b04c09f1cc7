import type { Lifecycle } from '../utils/lifecycle';
import { stopDrawing } from './drawing';
import { fillDigests } from './fill-digests';
import { clearTempFolder } from './folders';
import { removeOrphans } from './pending';
import { measurePages } from './renditions/measure-pages';
import { sweepRenditions } from './renditions/renditions';

export const storageLifecycle: Lifecycle = {
  async start(strapi, onStop) {
    await removeOrphans(strapi);
    const stopFilling = fillDigests(strapi);
    const stopMeasuring = measurePages(strapi);
    onStop(async () => {
      // Before drawing stops, so that what that cuts off does not count as what cannot be measured.
      const measured = stopMeasuring();
      stopDrawing();
      await stopFilling();
      await measured;
    });
  },
  jobs: { sweepRenditions: ['43 * * * *', sweepRenditions] },
};

/** Starts first and so stops last: by then no request waits for what an aborted upload left. */
export const tempFolderLifecycle: Lifecycle = { start: (_strapi, onStop) => onStop(clearTempFolder) };
