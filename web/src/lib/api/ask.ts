import { noteAnswer } from '../online/online';
import { COPY_HEADER } from '../session/login-header';
import { noAnswer } from './errors';

/**
 * Asks the server. That it gives no answer is an ApiError of its own: a browser tells of it with the same kind of error
 * as of mistakes in a script.
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
