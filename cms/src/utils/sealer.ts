import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { getEnv } from '../../config/env';
import { deriveKey } from '../../config/env/app-secret';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts texts so that only the portal can read or make them. The same text never looks the same, unless `isStable`:
 * then it always does, for answers that have to be equal while nothing changes (their ETag).
 */
export function createSealer(purpose: string, encoding: 'base64' | 'base64url', isStable = false) {
  let key: Buffer | undefined;
  const getKey = (): Buffer => (key ??= Buffer.from(deriveKey(getEnv().appSecret, purpose), 'hex'));
  // From the text itself, so that no two texts share one (the idea of RFC 5297).
  const makeIv = (text: string): Buffer =>
    isStable
      ? createHmac('sha256', getKey()).update(text).digest().subarray(0, IV_BYTES)
      : randomBytes(IV_BYTES);
  return {
    seal(text: string): string {
      const iv = makeIv(text);
      const cipher = createCipheriv(ALGORITHM, getKey(), iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString(encoding);
    },
    /** Null for a text that was modified, or sealed with another secret or for another purpose. */
    open(sealed: string): string | null {
      const bytes = Buffer.from(sealed, encoding);
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(ALGORITHM, getKey(), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8');
        return text + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
