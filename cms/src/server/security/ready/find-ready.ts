import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { knownViewer } from '../../../http/portal-strategy';
import { getPublished } from '../../../published';
import { getCacheKey } from '../../../published/reader-key';
import type { CachedResponse } from '../../../http/response-cache';
import type { Viewer } from '../../../permissions/viewer';
import { getDrawnKey, hasOwnView } from '../../html/drawn-for';
import { namesOneHost } from '../plain-path';
import { API_PREFIX } from '../../../shared/addresses';

/** Whether it is a read that no other middleware needs to handle. */
const isPlain = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  namesOneHost(request) &&
  // Cross-origin requests need the CORS middleware.
  request.headers.origin === undefined;

/** A cached response, and its viewer. */
export interface Found {
  viewer: Viewer;
  answer: CachedResponse;
}

/**
 * Makes the function that finds the cached response to a request when the viewer and its inputs are known
 * without waiting. The code that makes a response (src/api) also caches it per kind of reader, so a viewer
 * never gets one they may not have.
 */
export function createFindCached(strapi: Core.Strapi): (request: IncomingMessage) => Found | null {
  const live = getPublished(strapi);
  const find = (key: string, viewer: Viewer): Found | null => {
    const now = live.known();
    const answer = now && live.answers.get(key, now);
    return answer && { viewer, answer };
  };
  return (request) => {
    if (!isPlain(request)) return null;
    const { url = '', headers } = request;
    const viewer = knownViewer(headers);
    if (!viewer) return null;
    if (url.startsWith(`${API_PREFIX}/`)) return find(getCacheKey(url, viewer), viewer);
    return viewer.kind === 'anonymous' && !hasOwnView(headers.cookie) ? find(getDrawnKey(url), viewer) : null;
  };
}
