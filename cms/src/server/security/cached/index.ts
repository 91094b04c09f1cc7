import { IncomingMessage, ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import { countTokenRequest } from '../../../http/rate-limits/token-limit';
import { getRequestId } from '../../../http/request-info';
import { watchRequests } from '../../metrics/watch-requests';
import { type CachedHit, createCacheLookup } from './find-cached';
import { type NodeResponse, createNodeResponses } from './node-responses';

const getPath = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** Creates the function that sends a cached response; false when there is none. */
function createSendCached(
  strapi: Core.Strapi,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const findReady = createCacheLookup(strapi);
  const getForm = createNodeResponses();
  const watch = watchRequests(strapi);

  const find = (request: IncomingMessage): (CachedHit & { form: NodeResponse }) | null => {
    try {
      const found = findReady(request);
      const form = found && getForm(request, found.answer);
      return form && { ...found, form };
    } catch {
      // The regular chain will hit the same error and report it.
      return null;
    }
  };

  return (request, response) => {
    const found = find(request);
    if (!found) return false;
    const { viewer, form } = found;
    const counted = viewer.kind === 'token' ? countTokenRequest(viewer.id) : null;
    // The regular chain refuses it.
    if (counted && counted.wait > 0) return false;
    const id = getRequestId(request);
    watch?.(request, response, { id, path: getPath(request), viewer: () => viewer });
    const own = counted ? Object.entries(counted.headers).flat() : [];
    response.writeHead(form.status, form.headers.concat('X-Request-Id', id, own));
    response.end(request.method === 'HEAD' ? undefined : form.body);
    return true;
  };
}

/**
 * Sends cached responses before Koa creates a context, which costs more than the response itself. All other
 * requests go through the middleware chain, whose responses are identical to the last header.
 */
export function serveCachedFirst(strapi: Core.Strapi): void {
  const { app } = strapi.server;
  const makeChain = app.callback.bind(app);
  const sent = Promise.resolve();
  // Koa's type also allows HTTP/2, which the portal's server does not use.
  app.callback = () => {
    const chain = makeChain();
    const sendCached = createSendCached(strapi);
    return (request, response) =>
      request instanceof IncomingMessage &&
      response instanceof ServerResponse &&
      sendCached(request, response)
        ? sent
        : chain(request, response);
  };
}
