import { hash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, safe in headers, cookies and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: it cannot be turned back, and needs no salt because the token itself is random. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
