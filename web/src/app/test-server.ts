import type { HttpMethod, PathsWithMethod, SuccessResponseJSON } from 'openapi-typescript-helpers';
import { vi } from 'vitest';
import { API_PREFIX } from 'cms/shared/addresses';
import type { paths } from '../api/schema';

/** A request as the server gets it. */
export interface SentRequest {
  /** As in the API's description: `PUT /users/{id}`. */
  call: string;
  path: string;
  /** When it is JSON. */
  body: unknown;
}

/** An answer that is no success. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly errors?: Record<string, string[]>,
  ) {}
}

type BodyOf<Operation> = Operation extends Record<string, unknown> ? SuccessResponseJSON<Operation> : never;

/** Null is a success without a body. */
type Answer<Body> = Body | Refusal | null;

type AnswersTo<Method extends HttpMethod> = {
  [Path in PathsWithMethod<paths, Method> as `${Uppercase<Method>} ${Path}`]?:
    Answer<BodyOf<paths[Path][Method]>> | ((sent: SentRequest) => Answer<BodyOf<paths[Path][Method]>>);
};

/** What the server answers, by call. */
export type Answers = AnswersTo<'get'> & AnswersTo<'post'> & AnswersTo<'put'> & AnswersTo<'delete'>;

const isAnswerer = (answer: unknown): answer is (sent: SentRequest) => unknown =>
  typeof answer === 'function';

/** The call that an address belongs to: one without parameters goes first. */
function findCall(calls: readonly string[], asked: string): string | undefined {
  const fits = (call: string) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked);
  return calls.includes(asked) ? asked : calls.find(fits);
}

function toResponse(answer: unknown): Response {
  if (answer === null) return new Response(null, { status: 204 });
  if (!(answer instanceof Refusal)) return Response.json(answer);
  const { status, message, errors } = answer;
  return Response.json({ status, message, errors }, { status });
}

/** Puts a server on the other end of `fetch`; returns what it was sent, the latest last. */
export function serve(answers: Answers): SentRequest[] {
  const byCall = new Map<string, unknown>(Object.entries(answers));
  const all: SentRequest[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const path = pathname.slice(API_PREFIX.length);
    const asked = `${request.method} ${path}`;
    const call = findCall([...byCall.keys()], asked);
    if (call === undefined) return toResponse(new Refusal(501, `The test has no answer to ${asked}.`));
    const isJson = request.headers.get('Content-Type') === 'application/json';
    const body: unknown = isJson ? await request.json() : undefined;
    const sent = { call, path, body };
    all.push(sent);
    const answer = byCall.get(call);
    return toResponse(isAnswerer(answer) ? answer(sent) : answer);
  });
  return all;
}
