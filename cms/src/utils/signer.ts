import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../config/env/app-secret';
import { getEnv } from '../../config/env';

/** Signs texts and verifies signatures. */
export interface Signer {
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

/**
 * A signer with a separate key per purpose, so that a signature for one purpose is never valid for another.
 */
export function createSigner(purpose: string): Signer {
  let key: string | undefined;
  const digest = (text: string): Buffer => {
    key ??= deriveKey(getEnv().appSecret, purpose);
    return createHmac('sha256', key).update(text).digest();
  };
  return {
    sign: (text) => digest(text).toString('base64url'),
    isSigned(text, signature) {
      const expected = digest(text);
      const given = Buffer.from(signature, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
