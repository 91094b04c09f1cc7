import type { RouteSpec } from '../define-route';
import { type Components, type Json, jsonContent } from './components';

export const FILE: Json = { type: 'string', format: 'binary' };

const FORM_FIELDS: Record<'binary' | 'binaries' | 'string', Json> = {
  binary: FILE,
  binaries: { type: 'array', items: FILE, minItems: 1 },
  string: { type: 'string' },
};

/** Whether the response carries an ETag, so that 304 is possible. */
export const isConditional = ({ method, response, answers, types }: RouteSpec): boolean =>
  method === 'GET' && (response !== undefined || types !== undefined || answers === 'file');

const HEADERS = {
  IfNoneMatch: { name: 'If-None-Match', description: 'The ETag of the answer that the caller has.' },
  IfMatch: {
    name: 'If-Match',
    description: 'The ETag of what was read, or the version of a page, quoted: `"7"`. Stale: 412.',
  },
  Range: { name: 'Range', description: 'One piece of the file: `bytes=0-1023`.' },
  IfRange: { name: 'If-Range', description: 'The ETag of the file that the piece belongs to.' },
};

function headerParameters(spec: RouteSpec, components: Components): Json[] {
  const names: (keyof typeof HEADERS)[] = [
    ...(isConditional(spec) ? ['IfNoneMatch' as const] : []),
    ...(spec.answers === 'file' ? ['Range' as const, 'IfRange' as const] : []),
    ...(spec.errors?.includes(412) ? ['IfMatch' as const] : []),
  ];
  return names.map((name) =>
    components.share('parameters', name, {
      ...HEADERS[name],
      in: 'header',
      required: false,
      schema: { type: 'string' },
    }),
  );
}

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));

const queryParameters = ({ query }: RouteSpec, components: Components): Json[] =>
  Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const { description, ...json } = components.toJsonSchema(schema, 'input');
    return { name, in: 'query', required: false, ...(description ? { description } : {}), schema: json };
  });

export const getParameters = (spec: RouteSpec, components: Components): Json[] => [
  ...pathParameters(spec.path),
  ...queryParameters(spec, components),
  ...headerParameters(spec, components),
];

export function getRequestBody(
  { method, body, multipart, acceptsCsv: takesCsv, example }: RouteSpec,
  components: Components,
): Json {
  if (!body && !multipart) return {};
  const isFormAlone = method === 'POST' && multipart !== undefined;
  const properties = Object.entries(multipart ?? {}).map(([name, kind]) => [name, FORM_FIELDS[kind]]);
  const form = { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
  // Generators of clients take the first of several media types (oazapfts), or send all as JSON (orval): the form, which
  // carries all there is, comes first, and alone where something is made of what is sent.
  const content: Json = {
    ...(multipart ? { 'multipart/form-data': { schema: form } } : {}),
    ...(body && !isFormAlone ? jsonContent(components.toJsonSchema(body, 'input'), example) : {}),
    ...(takesCsv && !isFormAlone ? { 'text/csv': { schema: { type: 'string' } } } : {}),
  };
  return { requestBody: { required: true, content } };
}
