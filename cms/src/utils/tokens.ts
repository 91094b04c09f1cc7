import { createHmac, timingSafeEqual, hash, randomBytes } from 'node:crypto';
import { deriveKey } from '../../config/env/app-secret';
import { getEnv } from '../../config/env';

/** Signs texts and verifies signatures. */
interface Signer {
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

/**
 * A signer with a separate key per purpose, so that a signature for one purpose is never valid for another.
 */
export function createSigner(purpose: string): Signer {
  let key: string | undefined;
  const sign = (text: string): string => {
    key ??= deriveKey(getEnv().appSecret, purpose);
    return createHmac('sha256', key).update(text).digest('base64url');
  };
  return {
    sign,
    isSigned(text, signature) {
      // As text: decoding ignores junk, and limits count per form of a token.
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** Makes and reads the last part of an address of which only its id is stored: `{id}-{signature}`. */
export function createLinkSigner(purpose: string) {
  const signer = createSigner(purpose);
  return {
    make: (id: string): string => `${id}-${signer.sign(id)}`,
    /** The id; null when the signature is not ours. */
    read(token: string): string | null {
      const at = token.indexOf('-');
      const id = token.slice(0, at);
      return at > 0 && signer.isSigned(id, token.slice(at + 1)) ? id : null;
    },
  };
}

/** A random secret, safe in headers, cookies and URLs. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

const API_TOKEN_PREFIX = 'cim_';

/** A random API token. What it begins with tells it from other secrets, so that a leaked one is recognised. */
export const newApiToken = (): string => API_TOKEN_PREFIX + newToken();

/** Whether a bearer is meant as an API token; no session's token is. */
export const isApiToken = (token: string): boolean => token.startsWith(API_TOKEN_PREFIX);

/** The stored form of a token: irreversible, and without salt because the token itself is random. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
