import type { Session } from '../lib/session/use-session';

/** What a rule says of a viewer: let through, log in first, or out. */
export type Verdict = 'pass' | 'login' | 'logout';

type Rule = (session: Pick<Session, 'profile' | 'isAdmin'>) => Verdict;

const anyone: Rule = () => 'pass';

/** The rules that a route can name (specification sections 2 and 6). With `any` the server's answer decides. */
const RULES = {
  public: anyone,
  any: anyone,
  user: ({ profile }) => (profile ? 'pass' : 'login'),
  admin: ({ profile, isAdmin }) => (isAdmin ? 'pass' : profile ? 'logout' : 'login'),
} as const satisfies Record<string, Rule>;

/** A rule of the portal's own routes. */
export type Access = keyof typeof RULES;

/** A route names a rule that is not there (specification section 8). */
export class UnknownRule extends Error {
  constructor(name: string) {
    super(`Unknown middleware ${name}`);
  }
}

const isRule = (name: string): name is Access => Object.hasOwn(RULES, name);

/** What the rule with a name says of a viewer; throws when there is no such rule. */
export function getVerdict(name: string, session: Pick<Session, 'profile' | 'isAdmin'>): Verdict {
  if (!isRule(name)) throw new UnknownRule(name);
  return RULES[name](session);
}

/** Whether a rule can be judged before anybody knows who is looking. */
export const asksNobody = (name: string): boolean => name === 'public' || name === 'any';
