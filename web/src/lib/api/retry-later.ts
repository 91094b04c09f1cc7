const TIMES = 2;
/** Whoever looks at a screen does not wait longer for it. */
const LONGEST_S = 5;

/**
 * Repeats a read that the server could not answer for the moment, as long afterwards as it asks. Returns the last
 * response.
 */
export async function retryLater(
  first: Response,
  request: Request | string,
  init?: RequestInit,
): Promise<Response> {
  const method = request instanceof Request ? request.method : (init?.method ?? 'GET');
  let response = first;
  for (let n = 0; method === 'GET' && response.status === 503 && n < TIMES; n += 1) {
    const seconds = Number(response.headers.get('Retry-After'));
    if (seconds > LONGEST_S) break;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    response = await fetch(request, init);
  }
  return response;
}
