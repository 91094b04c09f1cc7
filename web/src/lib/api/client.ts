import type {
  HttpMethod,
  IsOperationRequestBodyOptional,
  OperationRequestBodyContent,
  PathsWithMethod,
  RequiredKeysOf,
  SuccessResponseJSON,
} from 'openapi-typescript-helpers';
import { API_PREFIX } from 'cms/shared/addresses';
import type { paths } from '../../api/schema';
import { toast } from '../toasts/toasts';
import { trackRequest } from './activity';
import { ApiError, noResponse } from './errors';
import { sendWithSession } from './send';

export { API_PREFIX };

type Values = Partial<Record<string, string | number>>;

interface RequestData {
  params?: { path?: Values; query?: Values; header?: Values };
  body?: object;
}

type ParamsOf<Operation> = Operation extends {
  parameters: infer Params extends NonNullable<RequestData['params']>;
}
  ? RequiredKeysOf<Params> extends never
    ? { params?: Params }
    : { params: Params }
  : never;

type BodyOf<Operation> = [OperationRequestBodyContent<Operation>] extends [undefined]
  ? unknown
  : IsOperationRequestBodyOptional<Operation> extends true
    ? { body?: OperationRequestBodyContent<Operation> }
    : { body: OperationRequestBodyContent<Operation> };

type RequestDataOf<Operation> = ParamsOf<Operation> & BodyOf<Operation>;

/** Optional as a whole when no property is required. */
type Arguments<Operation> =
  RequiredKeysOf<RequestDataOf<Operation>> extends never
    ? [sent?: RequestDataOf<Operation>]
    : [sent: RequestDataOf<Operation>];

type Answer<Operation> = Operation extends Record<string, unknown> ? SuccessResponseJSON<Operation> : never;

function getAddress(pattern: string, { path = {}, query = {} }: NonNullable<RequestData['params']>): string {
  const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`]],
  );
  return `${API_PREFIX}${filled}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`;
}

function call<Method extends HttpMethod, Path extends PathsWithMethod<paths, Method>>(
  method: Method,
  path: Path,
  ...sent: Arguments<paths[Path][Method]>
): Promise<Answer<paths[Path][Method]>>;
async function call(method: string, path: string, { params = {}, body }: RequestData = {}): Promise<unknown> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(params.header ?? {})) headers.set(name, `${value}`);
  if (body) headers.set('Content-Type', 'application/json');
  const init = { method: method.toUpperCase(), headers, body: body ? JSON.stringify(body) : null };
  const address = getAddress(path, params);
  const name = `${init.method} ${address}`;
  try {
    const answer = await trackRequest(sendAndParse(new Request(address, init)));
    toast.mended(name);
    return answer;
  } catch (thrown) {
    if (thrown instanceof ApiError) thrown.call = name;
    throw thrown;
  }
}

async function sendAndParse(request: Request): Promise<unknown> {
  const response = await sendWithSession(request);
  if (response.status === 204) return undefined;
  return response.json().catch(() => {
    // The connection was lost halfway.
    throw noResponse();
  });
}

const createMethod =
  <Method extends HttpMethod>(method: Method) =>
  <Path extends PathsWithMethod<paths, Method>>(path: Path, ...sent: Arguments<paths[Path][Method]>) =>
    call(method, path, ...sent);

/**
 * The API client, typed by the OpenAPI schema: path, parameters, body and response. Each method resolves to the
 * response body, throws an ApiError for every non-2xx response, and never redirects.
 */
export const api = {
  GET: createMethod('get'),
  POST: createMethod('post'),
  PUT: createMethod('put'),
  DELETE: createMethod('delete'),
};

/** The API wraps entities and trees in `data`; this unwraps them. */
export const unwrap = async <T>(answer: Promise<{ data: T }>): Promise<T> => (await answer).data;
