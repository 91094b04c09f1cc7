import { setServerAnswers } from '../online/online';
import { COPY_HEADER } from '../online/worker-message';
import { noAnswer } from './errors';

/**
 * Calls fetch. A missing response becomes an ApiError: browsers report network failures as a TypeError, which scripting
 * mistakes also throw.
 */
export async function ask(request: Request | string, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(request, init);
    setServerAnswers(!response.headers.has(COPY_HEADER));
    return response;
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
    setServerAnswers(false);
    throw noAnswer();
  }
}
