import { deriveKey } from '../../config/env/app-secret';

const LENGTH = 16;

/** Tells secrets apart without telling anything of them. */
export const getFingerprint = (secret: string): string =>
  deriveKey(secret, 'backup-fingerprint').slice(0, LENGTH);
