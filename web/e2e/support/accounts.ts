/** The first admin of the portal that the journeys run on. */
export const ADMIN = { email: 'admin@example.org', password: 'een-lang-wachtwoord-1' };

/** The first account of Strapi's panel there. */
export const MAINTAINER = { email: 'maintainer@example.org', password: 'Een-lang-wachtwoord-2' };
