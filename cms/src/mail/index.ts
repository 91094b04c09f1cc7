export { sendDueMails } from './deliver';
export { enqueueMail, enqueueMails, productNameOf } from './enqueue';
export * from './letters';
