import { type z } from 'zod';
import { getTokenScope, type RouteSpec } from '../define-route';
import { type Components, type Json, jsonContent } from './components';
import { conflictEntity, errorEntity, invalidEntity, serverErrorEntity } from './error-entities';
import { FILE, isConditional } from './requests';

interface Refusal {
  name: string;
  description: string;
  entity?: z.ZodType;
  header?: string;
}

const REFUSALS: Record<number, Refusal> = {
  400: {
    name: 'Invalid',
    description: 'Something sent is wrong; `errors` says which fields, and why.',
    entity: invalidEntity,
  },
  401: {
    name: 'NotLoggedIn',
    description: 'Not logged in, with a token that does not count (any more), or not open to everybody.',
  },
  403: { name: 'Forbidden', description: 'Not allowed to the caller.' },
  404: { name: 'NotFound', description: 'Not there, or not there for the caller.' },
  409: {
    name: 'Conflicting',
    description:
      'It does not go together with what is there: taken, still in use, or the last administrator.',
    entity: conflictEntity,
  },
  410: {
    name: 'Gone',
    description: 'What was asked for can no longer be given: begin again, as the operation says.',
  },
  412: { name: 'Stale', description: 'Another user saved in between; nothing was written.' },
  413: {
    name: 'TooLarge',
    description: 'More than 5 MiB of JSON, or a file that is larger than files may be.',
  },
  415: { name: 'RefusedType', description: 'The content of a file is not of a kind that is accepted here.' },
  416: {
    name: 'NoSuchRange',
    description: 'The file is smaller than the range that was asked for.',
    header: 'Content-Range',
  },
  423: { name: 'Locked', description: 'Too many wrong passwords; the account is locked for a while.' },
  429: {
    name: 'TooMany',
    description: 'Too much in too little time; wait as long as Retry-After says.',
    header: 'Retry-After',
  },
  500: {
    name: 'Failed',
    description: 'A fault of the server. `id` is also in its log.',
    entity: serverErrorEntity,
  },
  503: {
    name: 'Unavailable',
    description: 'The server cannot work for the moment; try again after Retry-After.',
    header: 'Retry-After',
  },
};

const HEADERS: Record<string, Json> = {
  ETag: { description: 'Strong; changes with the answer.', schema: { type: 'string' } },
  'Cache-Control': { schema: { type: 'string' } },
  Location: { description: 'Where it is now.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'Content-Range': { schema: { type: 'string' } },
  'Content-Disposition': { description: 'The own name of the file.', schema: { type: 'string' } },
  RateLimit: {
    description:
      'Only to an API token: how many requests it has left, and in how many seconds the count starts again.',
    schema: { type: 'string', examples: ['"token";r=599;t=60'] },
  },
  'RateLimit-Policy': {
    description: 'Only to an API token: how many requests it may make in how many seconds.',
    schema: { type: 'string', examples: ['"token";q=600;w=60'] },
  },
  'Set-Cookie': { description: 'The refresh token; scripts cannot read it.', schema: { type: 'string' } },
};

/** The headers of every answer to an API token. */
const OF_TOKENS = ['RateLimit', 'RateLimit-Policy'];

function getHeaders(names: readonly string[], components: Components): Json {
  if (names.length === 0) return {};
  const shared = names.map((name) => [name, components.share('headers', name, HEADERS[name] ?? {})]);
  return { headers: Object.fromEntries(shared) };
}

/** The error statuses that follow from what a route accepts and who may call it. */
function getRefusals(spec: RouteSpec): number[] {
  const { access, path, query, body, multipart, answers, limit, errors = [] } = spec;
  const takesBody = body !== undefined || multipart !== undefined;
  const isClosedToTokens = access !== 'open' && getTokenScope(spec) !== 'read';
  const found = [
    ...(query || takesBody ? [400] : []),
    ...(access === 'open' ? [] : [401]),
    ...(access === 'admin' || answers === 'file' || isClosedToTokens ? [403] : []),
    ...(path.includes(':') ? [404] : []),
    ...(takesBody ? [413] : []),
    ...(multipart ? [415] : []),
    ...(answers === 'file' ? [416] : []),
    ...(limit || access !== 'open' ? [429] : []),
    ...errors,
    ...[500, 503],
  ];
  return [...new Set(found)].sort((a, b) => a - b);
}

function refusal(status: number, components: Components): Json {
  const {
    name,
    description,
    entity = errorEntity,
    header,
  } = REFUSALS[status] ?? {
    name: `Status${status}`,
    description: 'Refused.',
  };
  return components.share('responses', name, {
    description,
    ...getHeaders([...(header ? [header] : []), ...OF_TOKENS], components),
    content: jsonContent(components.toJsonSchema(entity, 'output')),
  });
}

const fileContent: Json = { '*/*': { schema: FILE } };

function fileAnswers(components: Components): Json {
  const headers = ['ETag', 'Cache-Control', 'Content-Disposition', ...OF_TOKENS];
  return {
    200: { description: 'The file.', ...getHeaders(headers, components), content: fileContent },
    206: {
      description: 'The piece that Range asked for.',
      ...getHeaders([...headers, 'Content-Range'], components),
      content: fileContent,
    },
  };
}

const formatAnswers = (types: readonly string[], components: Components): Json => ({
  200: {
    description: 'Done, in the format that was asked for.',
    ...getHeaders(['ETag', 'Cache-Control', 'Content-Disposition', ...OF_TOKENS], components),
    content: Object.fromEntries(types.map((type) => [type, { schema: FILE }])),
  },
});

function getSuccess(spec: RouteSpec, components: Components): Json {
  if (spec.answers === 'file') return fileAnswers(components);
  if (spec.types) return formatAnswers(spec.types, components);
  const ofTokens = spec.access !== 'open' && getTokenScope(spec) !== null ? OF_TOKENS : [];
  if (!spec.response) return { 204: { description: 'Done; there is nothing to say.' } };
  const own = isConditional(spec) ? ['ETag', 'Cache-Control'] : spec.cookie ? ['Set-Cookie'] : [];
  const headers = [...own, ...ofTokens];
  const json = jsonContent(components.toJsonSchema(spec.response, 'output'));
  return {
    200: {
      description: 'Done.',
      ...getHeaders(headers, components),
      content: spec.csv ? { ...json, 'text/csv': { schema: { type: 'string' } } } : json,
    },
  };
}

export function getResponses(spec: RouteSpec, components: Components): Json {
  const same = components.share.bind(components, 'responses', 'NotModified', {
    description: 'What the caller has (If-None-Match) is what there is.',
    ...getHeaders(OF_TOKENS, components),
  });
  const moved = components.share.bind(components, 'responses', 'Moved', {
    description: 'It has another address by now.',
    ...getHeaders(['Location', ...OF_TOKENS], components),
  });
  return {
    ...getSuccess(spec, components),
    ...(spec.mayRedirect ? { 301: moved() } : {}),
    ...(isConditional(spec) ? { 304: same() } : {}),
    ...Object.fromEntries(getRefusals(spec).map((status) => [status, refusal(status, components)])),
  };
}
