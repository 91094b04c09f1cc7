/** Who calls: nobody, people by what their group lets them do, who has no say any more, programs, and an admin. */
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
  /** A program with an API token that reads, in no group. */
  'token',
  /** A program in the group of `user`. */
  'userToken',
  /** Last, because only this one changes things. */
  'admin',
] as const;

export type Caller = (typeof CALLERS)[number];

type Program = 'token' | 'userToken';

export type Statuses = Readonly<Record<Caller, number>>;

/** The same without programs: what they are answered follows from it. */
export type Answers = Readonly<Record<Exclude<Caller, Program>, number>>;

/** Calls about a person, which no program makes. */
const PERSONAL = ['GET /profile', 'GET /shares'];

/** What a program may do besides reading. */
const TOKEN_CALLS = [
  'POST /downloads',
  'POST /assets/{id}/download',
  'POST /files/{id}/download',
  'POST /assets/{id}/renditions/{preset}/download',
];

/** Calls where everybody is nobody. */
const IGNORES_BEARER = /^POST \/auth\/(login|refresh|saml|register|password)/;

/** What each caller is answered on a route: a program reads what people with its groups read, and does little else. */
export function withPrograms(route: string, answers: Answers): Statuses {
  if (IGNORES_BEARER.test(route)) return { ...answers, token: answers.rubbish, userToken: answers.rubbish };
  const mayCall = (route.startsWith('GET ') && !PERSONAL.includes(route)) || TOKEN_CALLS.includes(route);
  return mayCall
    ? { ...answers, token: answers.groupless, userToken: answers.user }
    : { ...answers, token: 403, userToken: 403 };
}

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

export const admins = (status: number): Answers => ({ ...people(403), ...refused, admin: status });

export const loggedIn = (status: number): Answers => ({ ...people(status), ...refused });

/** Everybody, but not with a token that does not count. */
export const everybody = (status: number): Answers => ({ ...loggedIn(status), anonymous: status });

/** The Authorization header is ignored. */
export const anyCaller = (status: number): Answers => ({
  ...people(status),
  anonymous: status,
  inactive: status,
  rubbish: status,
});

/** 200 to some; to the other people that it is not there, or what else is said. */
export const only = (some: readonly Caller[], others: Partial<Answers> = {}): Answers => ({
  ...loggedIn(404),
  ...Object.fromEntries(some.map((caller) => [caller, 200])),
  ...others,
});
