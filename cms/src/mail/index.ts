export { sendDueMails } from './deliver';
export { enqueueMail, enqueueMails, loadProductName } from './enqueue';
export { sendPanelMails } from './enqueue';
export { countMails, findMails, type QueuedMail, sendAgain, sweepFailedMails } from './queue';
export * from './templates/letters';
