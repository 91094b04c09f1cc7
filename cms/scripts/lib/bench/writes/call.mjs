/**
 * Calls a server that is measured; an answer that is no success ends the bench.
 * @param {string} url
 * @param {string} method
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
export async function call(url, method, body, headers = {}) {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}
