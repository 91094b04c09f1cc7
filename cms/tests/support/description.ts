import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Answer } from './client';

interface Reference {
  $ref?: string;
}

interface ResponseObject extends Reference {
  headers?: Record<string, object>;
  content?: Record<string, object>;
}

/** A call as the OpenAPI document describes it. */
interface Operation {
  operationId: string;
  parameters: (Reference & { name?: string; in?: string; schema?: { enum?: string[] } })[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, ResponseObject>;
}

/** The OpenAPI document, as far as tests read it. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, ResponseObject> };
}

/** What only programs are told: an answer to people does not have it. */
const OF_TOKENS = new Set(['RateLimit', 'RateLimit-Policy']);

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');
const pointer = (...parts: string[]): string =>
  `api#/${parts.map(escaped).map(encodeURIComponent).join('/')}`;

const getPattern = (template: string): RegExp => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Holds answers against the document: the status, the kind of content, its schema and the headers. */
export function describedBy(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api', false, false);
  const compiled = new Map<string, ValidateFunction>();
  const getValidator = (reference: string): ValidateFunction => {
    const known = compiled.get(reference) ?? ajv.compile({ $ref: reference });
    compiled.set(reference, known);
    return known;
  };

  // Words go before names: /pages/map is not the page called map.
  const templates = Object.keys(document.paths).sort((a, b) => a.split('{').length - b.split('{').length);
  const getTemplate = (method: string, path: string): string | undefined =>
    templates.find((template) => document.paths[template]?.[method] && getPattern(template).test(path));

  const problemsOfBody = (where: string[], media: string, body: unknown): string[] => {
    const validate = getValidator(pointer(...where, 'content', media, 'schema'));
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };

  /** What of an answer is not as described; nothing when all is well. */
  return (method: string, path: string, answer: Answer<unknown>): string[] => {
    const [plain = ''] = path.split('?');
    const verb = method.toLowerCase();
    const template = getTemplate(verb, plain);
    if (template === undefined) return ['The call is not described.'];
    const status = String(answer.status);
    const described = document.paths[template]?.[verb]?.responses[status];
    if (!described) return [`The status ${status} is not described.`];
    const name = described.$ref?.split('/').at(-1);
    const where = name ? ['components', 'responses', name] : ['paths', template, verb, 'responses', status];
    const response = name ? document.components.responses[name] : described;
    const missing = Object.keys(response?.headers ?? {}).filter(
      (header) => !OF_TOKENS.has(header) && !answer.headers.has(header),
    );
    const problems = missing.map((header) => `The header ${header} is missing.`);
    if (!response?.content) return answer.bytes.length > 0 ? [...problems, 'There is a body.'] : problems;
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    if (response.content[type]) {
      return type === 'application/json'
        ? [...problems, ...problemsOfBody(where, type, answer.body)]
        : problems;
    }
    return response.content['*/*'] ? problems : [...problems, `The content is ${type}.`];
  };
}

export type Check = ReturnType<typeof describedBy>;
