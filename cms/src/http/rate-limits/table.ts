/** So many in so many minutes. */
export interface Allowance {
  points: number;
  minutes: number;
}

/** What one limit counts, and for whom. */
export interface Limit {
  /** Every call, or only those that are refused: thousands of people log in rightly behind one address. */
  counts: 'calls' | 'refusals';
  /** Of one client address (IPv6: one /64). Someone who is logged in counts here only where `perUser` is not given. */
  perAddress?: Allowance;
  /** Of one e-mail address in the body, whether an account has it or not. */
  perEmail?: Allowance;
  /** Of one logged-in user. */
  perUser?: Allowance;
  /** Of one thing, by the id in the address of the call. */
  perSubject?: Allowance;
  /** Set where a write in the database per call would cost more than it gives: each instance then counts its own. */
  inMemory?: true;
}

const per = (minutes: number, points: number): Allowance => ({ points, minutes });

/**
 * The limits of the portal. A hospital has thousands of people behind one address: 5,000 who log in on one morning, of
 * whom one in twenty mistypes, must not notice them. How often one account is tried is the lock's business (src/sessions).
 */
export const LIMITS = {
  // Wrong passwords only, and not of browsers that the account knows: one guesser must not shut out a whole building.
  login: { counts: 'refusals', perAddress: per(5, 300) },
  register: { counts: 'calls', perAddress: per(10, 200), perEmail: per(60, 10) },
  recover: { counts: 'calls', perAddress: per(10, 200), perEmail: per(60, 10) },
  // An admin may invite a whole department again; nobody's mailbox may be filled.
  invite: { counts: 'calls', perUser: per(10, 200), perSubject: per(60, 10) },
  // Tokens out of mails and one-time codes. Nobody can guess them, but everybody behind an address needs them.
  token: { counts: 'refusals', perAddress: per(5, 1000) },
  // After a night everybody comes with an old cookie: only a flood is stopped.
  refresh: { counts: 'calls', perAddress: per(5, 6000), inMemory: true },
  // The present password, guessed with a stolen session; it stands before taken addresses, too.
  password: { counts: 'refusals', perUser: per(15, 10) },
  // Strapi's panel, whose maintainers are few.
  'panel-login': { counts: 'refusals', perAddress: per(5, 100) },
  'panel-recover': { counts: 'calls', perAddress: per(10, 30), perEmail: per(60, 10) },
  'panel-token': { counts: 'refusals', perAddress: per(5, 100), perEmail: per(60, 20) },
  'panel-refresh': { counts: 'calls', perAddress: per(5, 1000), inMemory: true },
  'saml-start': { counts: 'calls', perAddress: per(5, 6000) },
  saml: { counts: 'refusals', perAddress: per(5, 1000) },
  download: { counts: 'calls', perUser: per(5, 300), perAddress: per(5, 6000) },
} as const satisfies Record<string, Limit>;

/** A limit that a route can name. */
export type LimitName = keyof typeof LIMITS;
