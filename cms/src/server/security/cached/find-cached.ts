import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { getCachedViewer } from '../../../http/portal-strategy';
import { getPublished } from '../../../published';
import { getCacheKey } from '../../../published/reader-key';
import type { CachedResponse } from '../../../http/response-cache';
import type { Viewer } from '../../../permissions/viewer';
import { getVisitorPageKey, rendersOwnPages } from '../../html/own-view';
import { namesOneHost } from '../plain-path';
import { API_PREFIX } from '../../../shared/addresses';

/** Whether it is a read that no other middleware needs to handle. */
const isPlain = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  namesOneHost(request) &&
  // Cross-origin requests need the CORS middleware.
  request.headers.origin === undefined;

/** A cached response, and its viewer. */
export interface CachedHit {
  viewer: Viewer;
  answer: CachedResponse;
}

/**
 * Creates the function that finds the cached response to a request when the viewer and its inputs are known without
 * waiting. Responses are cached per kind of reader (src/api), so a viewer never gets one they may not have.
 */
export function createCacheLookup(strapi: Core.Strapi): (request: IncomingMessage) => CachedHit | null {
  const published = getPublished(strapi);
  const find = (key: string, viewer: Viewer): CachedHit | null => {
    const now = published.current();
    const answer = now && published.responses.get(key, now);
    return answer && { viewer, answer };
  };
  return (request) => {
    if (!isPlain(request)) return null;
    const { url = '', headers } = request;
    const viewer = getCachedViewer(headers);
    if (!viewer) return null;
    if (url.startsWith(`${API_PREFIX}/`)) return find(getCacheKey(url, viewer), viewer);
    return viewer.kind === 'anonymous' && !rendersOwnPages(headers.cookie)
      ? find(getVisitorPageKey(url), viewer)
      : null;
  };
}
