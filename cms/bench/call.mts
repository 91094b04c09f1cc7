import { ADMIN } from './content.mts';

export const bearer = (token: string): { Authorization: string } => ({ Authorization: `Bearer ${token}` });

/** Calls a server; throws on an error status. The type parameter is the expected response. */
export async function call<Answer>(
  method: string,
  url: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: { ...(body && !isForm && { 'Content-Type': 'application/json' }), ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** Logs in to the portal; returns the headers of that session. */
export async function logIn(base: string, person = ADMIN): Promise<{ Authorization: string }> {
  const answer = await call<{ access_token: string }>('POST', `${base}/api/v1/auth/login`, person);
  return bearer(answer.access_token);
}

/** The value of a Prometheus metric of the portal. */
export function readMetric(metrics: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
}
