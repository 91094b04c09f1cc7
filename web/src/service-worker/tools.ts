import { getCacheKeyForURL } from 'workbox-precaching';
import { findCopy, keepCopy } from './copies';

const STATIC = '/static/';

/** Whether a file belongs to the tools, which readers do not need: it is cached on first use. */
export const isTool = (address: string): boolean =>
  new URL(address).pathname.startsWith(STATIC) && getCacheKeyForURL(address) === undefined;

/** Responds with such a file; file names are hashed, so the content never changes. */
export async function answerTool(address: string): Promise<Response> {
  const copy = await findCopy('tools', address);
  if (copy) return copy;
  const answer = await fetch(address);
  if (answer.ok) await keepCopy({ kind: 'tools', key: address, answer: answer.clone() });
  return answer;
}
