export { sendDueMails } from './deliver';
export { enqueueMail, enqueueMails, getProductName } from './enqueue';
export { sendPanelMails } from './panel-mails';
export * from './templates';
