export { sendDueMails } from './deliver';
export { enqueueMail, productNameOf } from './enqueue';
export * from './letters';
