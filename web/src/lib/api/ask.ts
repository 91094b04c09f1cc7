import { noteAnswer } from '../online/online';
import { COPY_HEADER } from '../session/login-header';
import { noAnswer } from './errors';

/**
 * Calls fetch. A missing response becomes an ApiError: browsers report network failures as a TypeError, which scripting
 * mistakes also throw.
 */
export async function ask(request: Request | string, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(request, init);
    noteAnswer(!response.headers.has(COPY_HEADER));
    return response;
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
    noteAnswer(false);
    throw noAnswer();
  }
}
