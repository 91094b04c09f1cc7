import { format } from 'winston';

/** The property by which winston's transports choose lines. */
const LEVEL = Symbol.for('level');

/** What Strapi tells of its tables in an empty database, and at the end of each start. */
const OWN = /^\[(internal migration|discard-drafts)\]|^Strapi started successfully$/;

/** Takes what Strapi tells of its own start for details: an operator can do nothing with it. */
export const strapiLines = format((line) => {
  if (line.level !== 'info' || !OWN.test(String(line.message))) return line;
  return { ...line, level: 'debug', [LEVEL]: 'debug' };
});
