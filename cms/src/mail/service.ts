import type { Service } from '../utils/service';
import { sendPanelMails, sweepFailedMails } from '.';

export const mailService: Service = {
  start: sendPanelMails,
  jobs: { sweepFailedMails: ['47 * * * *', sweepFailedMails] },
};
