import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// Argon2id, the library's default, at OWASP's cost: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, including salt and cost. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

// No password matches it: verifying takes as long for an account that does not exist. Created at start, so
// that the first attempt is no slower.
const dummyHash = hashPassword(randomBytes(32).toString('base64url'));

/** Whether a password matches a hash. Without a hash the result is false, after the same time. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash ?? (await dummyHash), password);
  } catch {
    // The stored value is no argon2 hash, so no password matches it.
    return false;
  }
}

/** A generated password: 24 characters, 144 random bits. */
export const randomPassword = (): string => randomBytes(18).toString('base64url');
