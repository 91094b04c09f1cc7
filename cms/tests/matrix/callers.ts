/** Who calls: nobody, people by what their group lets them do, who has no say any more, and an admin. */
export const CALLERS = [
  'anonymous',
  /** Logged in, in no group. */
  'groupless',
  /** In a group with view. */
  'viewer',
  /** In a group with view and download-for-use. */
  'user',
  /** In a group with view and download-for-edit. */
  'editor',
  /** In a group with both downloads and no view: sees nothing. */
  'blind',
  /** An account that was switched off after its login. */
  'inactive',
  /** A bearer that never was a token. */
  'rubbish',
  /** Last, because only this one changes things. */
  'admin',
] as const;

export type Caller = (typeof CALLERS)[number];

export type Statuses = Readonly<Record<Caller, number>>;

/** Those who see what all groups were given. */
export const STAFF = ['viewer', 'user', 'editor', 'admin'] as const satisfies readonly Caller[];

const refused = { anonymous: 401, inactive: 401, rubbish: 401 };
const people = (status: number) => ({
  groupless: status,
  viewer: status,
  user: status,
  editor: status,
  blind: status,
  admin: status,
});

export const admins = (status: number): Statuses => ({ ...people(403), ...refused, admin: status });

export const loggedIn = (status: number): Statuses => ({ ...people(status), ...refused });

/** Everybody, but not with a token that does not count. */
export const everybody = (status: number): Statuses => ({ ...loggedIn(status), anonymous: status });

/** The Authorization header is ignored. */
export const anyCaller = (status: number): Statuses => ({
  ...people(status),
  anonymous: status,
  inactive: status,
  rubbish: status,
});

/** 200 to some; to the other people that it is not there, or what else is said. */
export const only = (some: readonly Caller[], others: Partial<Statuses> = {}): Statuses => ({
  ...loggedIn(404),
  ...Object.fromEntries(some.map((caller) => [caller, 200])),
  ...others,
});
