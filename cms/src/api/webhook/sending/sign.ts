import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const BYTES = 32;

/** A new secret, in the form of Standard Webhooks: `whsec_` and random bytes as base64. */
export const newSecret = (): string => `${PREFIX}${randomBytes(BYTES).toString('base64')}`;

/** The headers that identify and sign a message, by Standard Webhooks 1.0; `seconds` since 1970. */
export function getSignedHeaders(secret: string, id: string, seconds: number, body: string) {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}
