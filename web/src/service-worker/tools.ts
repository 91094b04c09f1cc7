import { getCacheKeyForURL } from 'workbox-precaching';
import { findCopy, storeCopy } from './copies';
import { storeFirstView } from './first-views';

const STATIC = '/static/';

/** The style sheet and the data of a page, named by their content. */
const PAGE_PART = /^\/huisstijl\/[a-z0-9-]+\.(css|json)$/;
const NAMED_PARTS = /"(\/huisstijl\/[a-z0-9-]+\.(?:css|json)\?v=[^"]+)"/g;

/** The addresses of the parts that an index.html names. */
export const getPageParts = (html: string): string[] =>
  [...html.matchAll(NAMED_PARTS)].flatMap(([, address]) => address ?? []);

/** Whether a file is cached on first use: it belongs to the tools, which readers do not need, or to one page. */
export function isTool(address: string): boolean {
  const { pathname } = new URL(address);
  return (
    PAGE_PART.test(pathname) || (pathname.startsWith(STATIC) && getCacheKeyForURL(address) === undefined)
  );
}

/** Responds with such a file; it is named by its content, which never changes. */
export async function respondWithTool(address: string): Promise<Response> {
  const copy = await findCopy('tools', address);
  if (copy) return copy;
  const answer = await fetch(address);
  if (!answer.ok) return answer;
  await storeCopy({ kind: 'tools', key: address, answer: answer.clone() });
  if (new URL(address).pathname.endsWith('.json')) await storeFirstView(await answer.clone().text());
  return answer;
}
