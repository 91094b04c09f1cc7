import { hash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, safe in headers, cookies and URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: irreversible, and without salt because the token itself is random. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
