/** A number of calls per number of minutes. */
export interface Allowance {
  points: number;
  minutes: number;
}

/** What a limit counts, and for whom. */
export interface Limit {
  /** Every call, or only refused ones: thousands of users log in correctly from one address. */
  counts: 'calls' | 'refusals';
  /** Per client address (IPv6: per /64). A logged-in user counts here only without `perUser`. */
  perAddress?: Allowance;
  /** Per email address in the body, whether or not an account has it. */
  perEmail?: Allowance;
  perUser?: Allowance;
  /** Per resource, by the id or the token in the path. */
  perSubject?: Allowance;
  /**
   * Set where a database write per call would cost more than it protects: each instance then counts on its
   * own.
   */
  inMemory?: true;
}

const per = (minutes: number, points: number): Allowance => ({ points, minutes });

/**
 * The limits of the portal. A hospital has thousands of users behind one address: 5,000 who log in on one morning, one
 * in twenty of whom mistypes, must not reach them. The lock limits attempts per account (src/auth/lock).
 */
export const LIMITS = {
  // Counts wrong passwords only, and not from browsers that the account knows: one attacker must not lock out
  // a whole building.
  login: { counts: 'refusals', perAddress: per(5, 300) },
  register: { counts: 'calls', perAddress: per(10, 200), perEmail: per(60, 10) },
  recover: { counts: 'calls', perAddress: per(10, 200), perEmail: per(60, 10) },
  // An admin may invite a whole department again, but nobody's mailbox may be flooded.
  invite: { counts: 'calls', perUser: per(10, 200), perSubject: per(60, 10) },
  // Tokens from mails and one-time codes. They cannot be guessed, but every user behind an address needs
  // them.
  token: { counts: 'refusals', perAddress: per(5, 1000) },
  // After a night every browser comes with an old cookie, so this stops only a flood.
  refresh: { counts: 'calls', perAddress: per(5, 6000), inMemory: true },
  // Guesses at the current password with a stolen session; also covers probes for taken addresses.
  password: { counts: 'refusals', perUser: per(15, 10) },
  // Strapi's panel, which has few maintainers.
  'panel-login': { counts: 'refusals', perAddress: per(5, 100) },
  'panel-recover': { counts: 'calls', perAddress: per(10, 30), perEmail: per(60, 10) },
  'panel-token': { counts: 'refusals', perAddress: per(5, 100), perEmail: per(60, 20) },
  'panel-refresh': { counts: 'calls', perAddress: per(5, 1000), inMemory: true },
  'saml-start': { counts: 'calls', perAddress: per(5, 6000) },
  saml: { counts: 'refusals', perAddress: per(5, 1000) },
  // Every pause while typing is a search, and a thousand nurses share one address.
  search: { counts: 'calls', perUser: per(5, 600), perAddress: per(5, 12_000), inMemory: true },
  // Each call creates a row, and may draw pictures.
  zip: { counts: 'calls', perUser: per(5, 60), perAddress: per(5, 1200) },
  // Wrong passwords of all share links together, from unknown browsers; each link has its own locks too.
  share: { counts: 'refusals', perAddress: per(15, 30) },
  // Each call checks rights and files again.
  'share-open': { counts: 'calls', perUser: per(5, 60), perAddress: per(5, 120) },
  download: { counts: 'calls', perUser: per(5, 300), perAddress: per(5, 6000) },
  // Each page of an intranet shows some, and all its readers share one address.
  stable: { counts: 'calls', perAddress: per(5, 60_000), inMemory: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
