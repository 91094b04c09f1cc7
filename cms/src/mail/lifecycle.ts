import type { Lifecycle } from '../utils/lifecycle';
import { sendPanelMails, sweepFailedMails } from '.';

export const mailLifecycle: Lifecycle = {
  start: sendPanelMails,
  jobs: { sweepFailedMails: ['47 * * * *', sweepFailedMails] },
};
