export { sendDueMails } from './deliver';
export { enqueueMail, enqueueMails, getProductName } from './enqueue';
export { sendPanelMails } from './enqueue';
export { countMails, findMails, type QueuedMail, sendAgain, sweepFailedMailsHourly } from './queue';
export * from './templates';
