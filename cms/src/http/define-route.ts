import type { Context, Next } from 'koa';
import type { z } from 'zod';
import { limitedTo, type LimitName } from './rate-limits';
import type { TokenScope } from '../permissions/viewer';
import { type Access, type RouteAuth, portalStrategy } from './portal-strategy';
import { readBody } from './read-body';

/** A schema, or a function that makes it once the content types are loaded. */
export type Schema = z.ZodType | (() => z.ZodType);

/** The description of a route, from which Strapi's route and the OpenAPI document are made. */
export interface RouteSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Strapi's form, below /api/v1: `/pages/:slug`. */
  path: string;
  /** Strapi's handler: `page.find`. */
  handler: string;
  access: Access;
  /**
   * The scope with which an API token may call it. Left out: `read` for a GET that is open to all, and no token
   * otherwise.
   */
  token?: TokenScope;
  /** Limits how often it may be called, or refused (src/http/rate-limits/table.ts). */
  limit?: LimitName;
  /** One English sentence for integrators. */
  summary: string;
  /** Further details for integrators. */
  description?: string;
  query?: z.ZodObject;
  /** JSON body; the controller validates it with the same schema. */
  body?: Schema;
  /** The maximum body size in bytes, where it differs from `BODY_BYTES`. */
  bodyBytes?: number;
  /** An example body for the OpenAPI document. */
  example?: object;
  /** Set when the body is multipart/form-data: its fields, with files as `binary`. */
  multipart?: Record<string, 'binary' | 'binaries' | 'string'>;
  /** Whether the body may also be the text of a CSV file. */
  acceptsCsv?: boolean;
  /** The JSON response; omitted for 204 and for files. */
  response?: Schema;
  /** The media type of a successful response that is not JSON. */
  answers?: 'nothing' | 'file';
  /** The media types of a response that comes in several formats. */
  types?: readonly string[];
  /** Whether the resource may have moved: 301. */
  mayRedirect?: boolean;
  /** Whether `Accept: text/csv` returns the same data as CSV. */
  csv?: boolean;
  /**
   * Whether the response sets the refresh cookie, or the request takes it instead of a login and gets a new
   * one.
   */
  cookie?: 'sets' | 'takes';
  /** Error statuses that do not follow from the rest, such as 409. */
  errors?: readonly number[];
}

/**
 * The maximum JSON body by access: small for anonymous callers, because a body costs memory before it is
 * refused.
 */
const BODY_BYTES: Record<Access, number> = {
  open: 16 * 1024,
  all: 16 * 1024,
  user: 64 * 1024,
  admin: 1024 * 1024,
};

type Middleware = (ctx: Context, next: Next) => Promise<unknown>;

/** A route in the form of Strapi's routers. */
export interface PortalRoute {
  method: string;
  path: string;
  handler: string;
  config: {
    auth: RouteAuth & { strategies: [typeof portalStrategy] };
    middlewares: Middleware[];
  };
}

async function answerNothing(ctx: Context, next: Next): Promise<void> {
  await next();
  ctx.status = 204;
}

const specs: RouteSpec[] = [];

/** Every route defined so far, for the OpenAPI document. */
export const routeSpecs = (): readonly RouteSpec[] => specs;

/** The scope with which an API token may call a route; null when none may. */
export const getTokenScope = ({ method, access, token }: RouteSpec): TokenScope | null =>
  token ?? (method === 'GET' && access !== 'user' && access !== 'admin' ? 'read' : null);

type Manner = Omit<RouteSpec, 'method' | 'path' | 'handler'>;

/** Defines a route, and registers its description. A handler of one that answers nothing sets no status. */
export function defineRoute(
  method: RouteSpec['method'],
  path: string,
  handler: string,
  manner: Manner,
): PortalRoute {
  const spec = { method, path, handler, ...manner };
  specs.push(spec);
  const { access, bodyBytes = BODY_BYTES[access] } = spec;
  return {
    method,
    path,
    handler,
    config: {
      auth: { strategies: [portalStrategy], access, token: getTokenScope(spec) },
      middlewares: [
        ...(spec.body ? [readBody(bodyBytes)] : []),
        ...(spec.limit ? [limitedTo(spec.limit)] : []),
        ...(spec.answers === 'nothing' ? [answerNothing] : []),
      ],
    },
  };
}

/** Defines a read at its own path and, for the portal's own screens, at the same below /admin. */
export const defineReads = (path: string, handler: string, manner: Manner): PortalRoute[] =>
  [path, `/admin${path}`].map((each) => defineRoute('GET', each, handler, manner));
