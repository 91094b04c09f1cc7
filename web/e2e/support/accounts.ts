/** The first admin of the portal that the journeys run on. */
export const ADMIN = { email: 'admin@example.org', password: 'een-lang-wachtwoord-1' };
