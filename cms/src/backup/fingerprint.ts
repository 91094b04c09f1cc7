import { deriveKey } from '../../config/env/app-secret';

const LENGTH = 16;

/** A hash that identifies a secret without revealing it. */
export const getFingerprint = (secret: string): string =>
  deriveKey(secret, 'backup-fingerprint').slice(0, LENGTH);
