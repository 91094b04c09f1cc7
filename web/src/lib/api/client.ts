import createClient from 'openapi-fetch';
import type { paths } from '../../api/schema';
import { counted } from './activity';
import { ApiError } from './errors';
import { sendWithSession } from './send';

/** The versioned base path of the API. */
export const API_BASE = '/api/v1';

/** The typed client. It throws an ApiError for every answer that is not a success and never redirects. */
export const api = createClient<paths>({
  baseUrl: API_BASE,
  fetch: (request) => counted(sendWithSession(request)),
});

/** The body of an answer that always has one. */
export async function body<T>(request: Promise<{ data?: T }>): Promise<NonNullable<T>> {
  const { data } = await request;
  if (data === undefined || data === null) throw new ApiError(500, 'De server gaf een leeg antwoord.');
  return data;
}

/** The `data` of an answer, which is how entities and trees are wrapped. */
export async function unwrap<T>(request: Promise<{ data?: { data: T } }>): Promise<T> {
  return (await body(request)).data;
}
