import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { knownViewer } from '../../../http/portal-strategy';
import { getPublished } from '../../../published';
import { getCacheKey } from '../../../published/reader-key';
import type { CachedResponse } from '../../../http/response-cache';
import type { Viewer } from '../../../permissions/viewer';
import { namesOneHost } from '../one-host';

const API = '/api/v1/';

/** Whether it is a reading of the API that nothing else has to look at. */
const isPlain = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.url?.startsWith(API) === true &&
  namesOneHost(request) &&
  // Who comes from another origin is told by others whether they may.
  request.headers.origin === undefined;

/** An answer, and for whom it is. */
export interface Found {
  viewer: Viewer;
  answer: CachedResponse;
}

/**
 * Makes the function that finds the answer that a request asks for, when who asks and what it is made of are known without
 * waiting. Answers are kept by those that make them (src/api), for readers of a kind: who may not have one finds none.
 */
export function createFindCached(strapi: Core.Strapi): (request: IncomingMessage) => Found | null {
  const live = getPublished(strapi);
  return (request) => {
    if (!isPlain(request)) return null;
    const viewer = knownViewer(request.headers);
    const now = viewer && live.known();
    const answer = now && live.answers.get(getCacheKey(request.url ?? '', viewer), now);
    return answer && { viewer, answer };
  };
}
