/**
 * Who may call a route, decided before anything is looked up:
 * `open` ignores the Authorization header, `all` takes it into account when it is there,
 * `user` wants a login, `admin` an administrator.
 */
export type Access = 'open' | 'all' | 'user' | 'admin';
