/** A mail that waits or failed. */
export interface QueuedMail {
  id: string;
  kind: string;
  to: string | null;
  subject: string | null;
  state: 'waiting' | 'failed';
  createdAt: string;
  tries: number;
  nextTryAt: string | null;
  failure: string | null;
}
