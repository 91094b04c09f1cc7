import { z } from 'zod';
import { routeSpecs, type RouteSpec, type Schema } from './define-route';

type Json = Record<string, unknown>;

const errorEntity = z
  .object({
    status: z.int(),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Error' });

const made = (schema: Schema): z.ZodType => (typeof schema === 'function' ? schema() : schema);

/** Schemas with an id become components; each is written once, however many calls use it. */
class Components {
  readonly schemas: Json = {};

  schemaOf(schema: Schema, io: 'input' | 'output'): Json {
    const {
      $defs = {},
      $schema: _,
      ...json
    } = z.toJSONSchema(made(schema), {
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        delete jsonSchema.id;
      },
    });
    for (const [name, definition] of Object.entries($defs)) this.schemas[name] = this.relinked(definition);
    return this.relinked(json);
  }

  private relinked(value: object): Json {
    return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
  }
}

const jsonContent = (schema: Json) => ({ content: { 'application/json': { schema } } });

const FILES: Record<'binary' | 'binaries' | 'string', Json> = {
  binary: { type: 'string', format: 'binary' },
  binaries: { type: 'array', items: { type: 'string', format: 'binary' } },
  string: { type: 'string' },
};

function requestContent({ body, multipart }: RouteSpec, components: Components): Json {
  const content: Json = {};
  if (body) content['application/json'] = { schema: components.schemaOf(made(body), 'input') };
  if (multipart) {
    const properties = Object.fromEntries(
      Object.entries(multipart).map(([name, kind]) => [name, FILES[kind]]),
    );
    content['multipart/form-data'] = { schema: { type: 'object', properties } };
  }
  return Object.keys(content).length > 0 ? { requestBody: { required: true, content } } : {};
}

function successOf({ response, answers }: RouteSpec, components: Components): Json {
  if (response)
    return { 200: { description: 'OK', ...jsonContent(components.schemaOf(made(response), 'output')) } };
  if (answers === 'file') {
    return {
      200: { description: 'The file', content: { 'application/octet-stream': { schema: FILES.binary } } },
    };
  }
  return { 204: { description: 'Done' } };
}

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string' },
  }));

const queryParameters = ({ query }: RouteSpec, components: Components): Json[] =>
  Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    ...{ name, in: 'query', required: false },
    schema: components.schemaOf(schema, 'input'),
  }));

const operationId = ({ handler }: RouteSpec): string =>
  handler.replace(/[.-](\w)/g, (_match, letter: string) => letter.toUpperCase());

function operationOf(spec: RouteSpec, components: Components): Json {
  const error = { $ref: '#/components/schemas/Error' };
  return {
    operationId: operationId(spec),
    summary: spec.summary,
    ...(spec.access === 'open' ? { security: [] } : {}),
    parameters: [...pathParameters(spec.path), ...queryParameters(spec, components)],
    ...requestContent(spec, components),
    responses: {
      ...successOf(spec, components),
      default: { description: 'What went wrong', ...jsonContent(error) },
    },
  };
}

/** The OpenAPI 3.1 document of every route defined, made of the schemas that check the requests. */
export function openApiDocument(): Json {
  const components = new Components();
  components.schemas.Error = components.schemaOf(errorEntity, 'output');
  const paths: Record<string, Json> = {};
  for (const spec of routeSpecs()) {
    const path = spec.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operationOf(spec, components) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Corporate Identity Manager', version: '1' },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: components.schemas,
    },
  };
}
