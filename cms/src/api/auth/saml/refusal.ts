/** Why somebody who comes back from a staff portal is not let in; the login screen has a sentence for each. */
export type RefusalCode =
  /** No login was under way: its time is over, it has been used, or the staff portal began by itself. */
  | 'saml-expired'
  /** The answer is not one to trust. */
  | 'saml-answer'
  /** The staff portal itself says no. */
  | 'saml-denied'
  | 'saml-no-name-id'
  | 'saml-no-address'
  | 'saml-address-taken'
  | 'saml-inactive'
  /** Something broke on our side. */
  | 'saml-failed';

/** A refusal. The reason is for the log: fixed words, nothing of what was sent. */
export class SamlRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly reason: string,
  ) {
    super(reason);
    this.name = 'SamlRefusal';
  }
}

/** Refuses unless something holds. */
export function demand(holds: unknown, reason: string, code: RefusalCode = 'saml-answer'): asserts holds {
  if (!holds) throw new SamlRefusal(code, reason);
}
