import type { Session } from '../lib/session/use-session';

type Verdict = 'pass' | 'login' | 'logout';

type Rule = (session: Pick<Session, 'profile' | 'isAdmin'>) => Verdict;

const anyone: Rule = () => 'pass';

/**
 * The access rules that a route can name (specification sections 2 and 6). With `any`, the server's response decides.
 */
const RULES = {
  public: anyone,
  any: anyone,
  user: ({ profile }) => (profile ? 'pass' : 'login'),
  admin: ({ isAdmin }) => (isAdmin ? 'pass' : 'logout'),
} as const satisfies Record<string, Rule>;

export type Access = keyof typeof RULES;

/** A route refers to a rule that does not exist (specification section 8). */
export class UnknownRule extends Error {
  constructor(name: string) {
    super(`Unknown middleware ${name}`);
  }
}

const isRule = (name: string): name is Access => Object.hasOwn(RULES, name);

/** Applies a rule to a viewer; throws an UnknownRule when it does not exist. */
export function getVerdict(name: string, session: Pick<Session, 'profile' | 'isAdmin'>): Verdict {
  if (!isRule(name)) throw new UnknownRule(name);
  return RULES[name](session);
}

/** Whether a rule can be applied before the viewer is known. */
export const needsNoViewer = (name: string): boolean => name === 'public' || name === 'any';
