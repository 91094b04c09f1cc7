import { routeSpecs, type RouteSpec } from '../define-route';
import { Components, type Json } from './components';
import { getOperation } from './operation';
import { describedTags, getTag } from './tags';
import { API_PREFIX } from '../../shared/addresses';

const INFO = {
  title: 'Corporate Identity Manager',
  version: '1',
  license: { name: 'MIT', identifier: 'MIT' },
  description: [
    'The portal in which a hospital keeps its house style: pages made of blocks, and assets to download.',
    'One entity and a tree come as `{ data }`, a page of a list as `{ data, meta }`. What is made answers 200 with the entity. Unknown names in a body are refused; those in a query are ignored.',
    'Every refusal is `{ status, message, errors? }`: a Dutch sentence for a person, and sentences by field.',
    'Log in at `/auth/login` and send the access token as a bearer. A bearer that does not count is refused with 401 everywhere but at the calls that are open to all without one.',
    'A program sends an API token (`cim_…`) as its bearer. It sees what people in its groups see, and may make every GET that is not about a person, and the calls that say so; anything else answers 403. It has a limit of its own, which `RateLimit` and `RateLimit-Policy` tell in every answer; a request too many answers 429.',
    'Answers to GET carry a strong ETag; If-None-Match gives 304. HEAD answers as GET.',
    'Beside this, without the base path: `GET /_health` answers 204, or 503 while the database is away; `GET /_health/live` 204 as long as readers are answered; staff portals log in at `GET /saml2/{provider}/login`, and find `GET /saml2/{provider}/metadata` and `POST /saml2/{provider}/acs`.',
    'Also without it: `GET /vast/assets/{id}/{preset}.{ext}`, `GET /vast/assets/{id}/origineel`, `GET /vast/logo.svg` and `GET /vast/logo.png`, stable addresses of what is open to all, for other sites, mails and slides: inline, for every origin, kept for five minutes, 404 for the rest.',
    'What a caller may not see is not in an answer. Anonymous callers get 401 for whatever is not open to all, whether it exists or not; who is logged in gets 404.',
  ].join('\n\n'),
};

const SECURITY = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a login, or an API token.' },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'portal_refresh',
    description: 'The refresh token, which a login sets and a refresh replaces.',
  },
};

// OpenAPI treats templates that differ only by parameter name as one path: a page is read by slug and written
// by id.
const SAME_PATHS: Record<string, string> = { '/pages/:slug': '/pages/:id' };

const withOwnPath = (spec: RouteSpec): RouteSpec => ({ ...spec, path: SAME_PATHS[spec.path] ?? spec.path });

/** The OpenAPI 3.1 document of every defined route, made from the schemas that validate the requests. */
export function openApiDocument(): Json {
  const components = new Components();
  const paths: Record<string, Json> = {};
  for (const spec of routeSpecs().map(withOwnPath)) {
    const path = spec.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: getOperation(spec, components) };
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: API_PREFIX }],
    tags: describedTags(new Set(routeSpecs().map(({ path }) => getTag(path)))),
    security: [{ bearer: [] }],
    paths,
    components: { securitySchemes: SECURITY, ...components.pieces },
  };
}
