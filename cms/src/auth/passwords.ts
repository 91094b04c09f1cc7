import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// Argon2id, the library's own choice, at OWASP's cost: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, with its salt and cost. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

// No password fits it: checking takes as long for an account that is not there. Made at start, not by the first to try.
const hashOfNobody = hashPassword(randomBytes(32).toString('base64url'));

/** Whether a password is the one of a hash; without a hash it is not, and the answer takes as long. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash ?? (await hashOfNobody), password);
  } catch {
    // What is stored is no argon2 hash: nobody gets in with it.
    return false;
  }
}

/** A password that nobody chose: 24 characters, 144 random bits. */
export const randomPassword = (): string => randomBytes(18).toString('base64url');
