/**
 * Who may call a route, checked before any lookup: `open` ignores the Authorization header, `all` uses it
 * when present, `user` requires a login, `admin` an administrator.
 */
export type Access = 'open' | 'all' | 'user' | 'admin';
