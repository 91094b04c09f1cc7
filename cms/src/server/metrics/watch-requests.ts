import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { getAddress } from '../../http/request-info';
import { getActorId, type Viewer } from '../../permissions/viewer';
import { routeName } from './route-name';
import { requestDuration } from '../../metrics/meters';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const CLASSES = ['cut', '1xx', '2xx', '3xx', '4xx', '5xx'];

/**
 * Counts a request by route, method and class of status, so that its labels stay few. `status` 0: the
 * connection was closed before the end.
 */
export function countRequest(route: string, method: string, status: number, seconds: number): void {
  requestDuration.observe(
    {
      method: METHODS.includes(method) ? method : 'other',
      route,
      status: CLASSES[Math.floor(status / 100)],
    },
    seconds,
  );
}

const MOST = 500;

/** The part of a path that gives access to a share, a zip or a draft. */
const SECRET = /(\/(?:shares|downloads|previews|delen|voorbeeld)\/+)[^/]+/gi;

/** A path for the log, without anything that gives access. */
const withoutSecrets = (path: string): string => path.replace(SECRET, '$1…');

/** What is recorded of a request. The route and the viewer may be known only at its end. */
interface RequestInfo {
  id: string;
  /** Without the query, which may hold tokens. */
  path: string;
  route?(): unknown;
  viewer(): Viewer;
}

/** Watches one request until its response is sent. */
type Watch = (request: IncomingMessage, response: ServerResponse, info: RequestInfo) => void;

/**
 * Measures every request for the metrics, and writes an access log line for it; null when both are disabled.
 */
export function watchRequests(strapi: Core.Strapi): Watch | null {
  const isLogged = strapi.log.isLevelEnabled('http');
  const isCounted = getEnv().metrics !== undefined;
  if (!isLogged && !isCounted) return null;

  return (request, response, { id, path, route, viewer }) => {
    const began = performance.now();
    // Read it now: a closed socket has no address.
    const ip = getAddress(request);
    const { method = '' } = request;

    const log = (ms: number, isCut: boolean): void => {
      const { statusCode: status } = response;
      const shown = withoutSecrets(path).slice(0, MOST);
      const user = getActorId(viewer()) ?? undefined;
      strapi.log.http(`${method} ${shown} ${status} ${ms} ms`, {
        request: id,
        method,
        path: shown,
        status,
        ms,
        ip,
        user,
        ...(isCut && { cut: true }),
      });
    };

    response.once('close', () => {
      const ms = performance.now() - began;
      const isCut = !response.writableFinished;
      // Scraping the metrics does not count as a request.
      if (isCounted && path !== '/metrics') {
        countRequest(routeName(path, route?.()), method, isCut ? 0 : response.statusCode, ms / 1000);
      }
      if (isLogged) log(Math.round(ms), isCut);
    });
  };
}
