const PATHS = [
  '/',
  '/huisstijl',
  '/huisstijl/:word',
  '/huisstijl/:word/edit',
  '/edit',
  '/elements',
  '/assets',
  '/assets/:word',
  '/admin/users',
  '/admin/users/:word',
  '/admin/groups',
  '/admin/groups/:word',
  '/account/details',
  '/account/password',
  '/login',
  '/session/login',
  '/login/saml',
  '/session/login-saml',
  '/logout',
  '/session/logout',
  '/register',
  '/session/register',
  '/registered',
  '/session/registered',
  '/password/recover',
  '/session/password/recover',
  '/password/reset',
  '/session/password/reset',
];

const getPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(':word', '[^/]+')}/?$`);

const patterns = PATHS.map(getPattern);

/** Whether the portal has a screen at this path (specification section 2); other paths get its 404. */
export const isPortalPath = (path: string, productSlug: string): boolean =>
  [...patterns, getPattern(`/wij-zijn-${productSlug}`), getPattern(`/wij-zijn-${productSlug}/edit`)].some(
    (pattern) => pattern.test(path),
  );
