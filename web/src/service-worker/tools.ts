import { getCacheKeyForURL } from 'workbox-precaching';
import { createCopy, keepCopy } from './copies';

const STATIC = '/static/';

/** Whether a file is a part of the portal that readers do not need: it is kept once somebody works with it. */
export const isTool = (address: string): boolean =>
  new URL(address).pathname.startsWith(STATIC) && getCacheKeyForURL(address) === undefined;

/** Answers with such a file; what is in it never changes under its name. */
export async function answerTool(address: string): Promise<Response> {
  const copy = await createCopy('tools', address);
  if (copy) return copy;
  const answer = await fetch(address);
  if (answer.ok) await keepCopy({ kind: 'tools', key: address, answer: answer.clone() });
  return answer;
}
