export { sendDueMails } from './deliver';
export { enqueueMail, enqueueMails, productNameOf } from './enqueue';
export { sendPanelMails } from './panel-mails';
export * from './templates';
