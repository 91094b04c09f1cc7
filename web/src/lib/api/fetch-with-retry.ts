import { setServerResponds } from '../online/online';
import { COPY_HEADER } from '../online/worker-message';
import { noResponse } from './errors';

/**
 * Calls fetch, and again when the server asks to retry. A missing response becomes an ApiError: browsers report network
 * failures as a TypeError, which scripting mistakes also throw.
 */
export async function fetchWithRetry(request: Request | string, init?: RequestInit): Promise<Response> {
  try {
    let response = await fetch(request, init);
    if (response.status === 503 && response.headers.has('Retry-After')) {
      response = await (await import('./retry-later')).retryLater(response, request, init);
    }
    setServerResponds(!response.headers.has(COPY_HEADER));
    return response;
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
    setServerResponds(false);
    throw noResponse();
  }
}
