/** The first admin of the portal under test. */
export const ADMIN = { email: 'admin@example.org', password: 'een-lang-wachtwoord-1' };

/** The first account of its Strapi panel. */
export const MAINTAINER = { email: 'maintainer@example.org', password: 'Een-lang-wachtwoord-2' };
