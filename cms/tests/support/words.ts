import { randomBytes } from 'node:crypto';

/** A word that nothing else in the portal has: files that share one tell by it what is theirs. */
export const newWord = (): string => `w${randomBytes(4).toString('hex')}`;
