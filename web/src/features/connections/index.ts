export { Assistants } from './assistants';
export { ApiTokens } from './api-tokens/api-tokens';
export { useWebhooks } from './webhooks/api';
export { WebhookActions } from './webhooks/webhook-actions';
export { WebhookView } from './webhooks/webhook-view';
export { Webhooks } from './webhooks/webhooks';
export { getPlainAddress } from './words/webhook-words';
