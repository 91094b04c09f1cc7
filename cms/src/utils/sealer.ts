import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { getEnv } from '../../config/env';
import { deriveKey } from '../../config/env/app-secret';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts so that only the portal can read or make them; the same text never looks the same. */
export function createSealer(purpose: string, encoding: 'base64' | 'base64url') {
  let key: Buffer | undefined;
  const getKey = (): Buffer => (key ??= Buffer.from(deriveKey(getEnv().appSecret, purpose), 'hex'));
  return {
    seal(text: string): string {
      const iv = randomBytes(IV_BYTES);
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
