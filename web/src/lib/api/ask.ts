import { setServerAnswers } from '../online/online';
import { COPY_HEADER } from '../online/worker-message';
import { noAnswer } from './errors';

/**
 * Calls fetch, and again where the server says when. A missing response becomes an ApiError: browsers report network failures as a TypeError, which scripting
 * mistakes also throw.
 */
export async function ask(request: Request | string, init?: RequestInit): Promise<Response> {
  try {
    let response = await fetch(request, init);
    if (response.status === 503 && response.headers.has('Retry-After')) {
      response = await (await import('./ask-again')).askAgain(response, request, init);
    }
    setServerAnswers(!response.headers.has(COPY_HEADER));
    return response;
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
    setServerAnswers(false);
    throw noAnswer();
  }
}
