import type { Access } from '../portal-strategy';
import type { TokenScope } from '../../permissions/viewer';
import type { RouteSpec } from '../define-route';
import type { Components, Json } from './components';
import { getParameters, getRequestBody } from './requests';
import { getResponses } from './responses';
import { getTag } from './tags';

const WHO: Record<Access, string> = {
  open: 'For everybody; the Authorization header is ignored.',
  all: 'For everybody; who logs in may get more. A bearer that does not count is refused.',
  user: 'For everybody who is logged in.',
  admin: 'For administrators.',
};

const WITH_TOKEN: Record<TokenScope, string> = {
  read: 'With an API token too.',
  'write-assets': 'With an API token that may write assets too; what was made before, only if it made it.',
};

const BEARER = { bearer: [] };

function getSecurity({ access, cookie }: RouteSpec): Json[] {
  if (cookie === 'takes') return [{ refreshCookie: [] }];
  if (access === 'open') return [];
  return access === 'all' ? [{}, BEARER] : [BEARER];
}

const isTwin = (path: string): boolean => path.startsWith('/admin/');

function operationId({ handler, path }: RouteSpec): string {
  const name = handler.replace(/[.-](\w)/g, (_match, letter: string) => letter.toUpperCase());
  return isTwin(path) ? `admin${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
}

export const getOperation = (spec: RouteSpec, components: Components): Json => ({
  operationId: operationId(spec),
  tags: [getTag(spec.path)],
  summary: spec.summary,
  description: [spec.description, WHO[spec.access], spec.token && WITH_TOKEN[spec.token]]
    .filter((text) => text !== undefined)
    .join('\n\n'),
  security: getSecurity(spec),
  parameters: getParameters(spec, components),
  ...getRequestBody(spec, components),
  responses: getResponses(spec, components),
});
