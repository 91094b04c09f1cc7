import type { Context, Next } from 'koa';
import type { z } from 'zod';
import { limitedTo, type LimitName } from './rate-limits';
import type { Access } from './access';
import { portalStrategy } from './portal-strategy';
import { readBody } from './read-body';

/** A schema, or a function that makes it once the content types are loaded. */
export type Schema = z.ZodType | (() => z.ZodType);

/** All that is said of a call: it makes Strapi's route and the OpenAPI document. */
export interface RouteSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Strapi's form, below /api/v1: `/pages/:slug`. */
  path: string;
  /** Strapi's handler: `page.find`. */
  handler: string;
  access: Access;
  /** How often it may be called, or refused (src/limits/table.ts). */
  limit?: LimitName;
  /** One English sentence for integrators. */
  summary: string;
  /** What integrators should know besides. */
  description?: string;
  query?: z.ZodObject;
  /** JSON body, checked by the controller with the same schema. */
  body?: Schema;
  /** The largest body in bytes, where that is another than `BODY_BYTES` says. */
  bodyBytes?: number;
  /** A body as one sends it, for the OpenAPI document. */
  example?: object;
  /** Set when the body is multipart/form-data: its fields, files as `binary`. */
  multipart?: Record<string, 'binary' | 'binaries' | 'string'>;
  /** Whether the body may be the text of a CSV file as well. */
  takesCsv?: boolean;
  /** The JSON answer; left out for 204 and for files. */
  response?: Schema;
  /** What a successful answer is when it has no JSON. */
  answers?: 'nothing' | 'file';
  /** Whether what was asked for may have another address by now: 301. */
  moves?: boolean;
  /** Whether `Accept: text/csv` gives the same as CSV. */
  csv?: boolean;
  /** Whether the answer sets the refresh cookie, or the call takes it, in place of a login, and sets a new one. */
  cookie?: 'sets' | 'takes';
  /** Statuses of refusals that do not follow from the rest, such as 409. */
  errors?: readonly number[];
}

/** The largest JSON body by who may call: what anybody may send is small, for it costs memory before it is refused. */
const BODY_BYTES: Record<Access, number> = {
  open: 16 * 1024,
  all: 16 * 1024,
  user: 64 * 1024,
  admin: 1024 * 1024,
};

type Middleware = (ctx: Context, next: Next) => Promise<unknown>;

/** A route as Strapi's routers take it. */
export interface PortalRoute {
  method: string;
  path: string;
  handler: string;
  config: {
    auth: { strategies: [typeof portalStrategy]; access: Access };
    middlewares: Middleware[];
  };
}

const specs: RouteSpec[] = [];

/** Every route defined so far, for the OpenAPI document. */
export const routeSpecs = (): readonly RouteSpec[] => specs;

/** Declares one call of the API. */
export function defineRoute(spec: RouteSpec): PortalRoute {
  specs.push(spec);
  const { access, bodyBytes = BODY_BYTES[access] } = spec;
  return {
    method: spec.method,
    path: spec.path,
    handler: spec.handler,
    config: {
      auth: { strategies: [portalStrategy], access },
      middlewares: [
        ...(spec.body ? [readBody(bodyBytes)] : []),
        ...(spec.limit ? [limitedTo(spec.limit)] : []),
      ],
    },
  };
}
