import type { Core } from '@strapi/strapi';

/** Why a login was refused. Only the audit log records it; the caller learns less. */
export type Reason = 'password' | 'locked';

/** A login with a password that has its own locks: of an account, which a share link is too. */
export interface LoginLimits {
  name: 'portal' | 'panel' | 'share';
  /** The path of its login; browsers send the known-browser cookie only there. */
  path: string;
  /** The limit for one account from one network, as a multiple of LOGIN_ATTEMPTS. */
  perNetwork: number;
  /** The limit for one account from all networks together, as a multiple of LOGIN_ATTEMPTS. */
  ceiling: number;
  auditRefusal: (strapi: Core.Strapi, account: string, reason: Reason) => Promise<void>;
  /** Records in the audit log that an account is locked, for one place or for all unknown ones. */
  auditLock: (strapi: Core.Strapi, account: string, until: Date) => Promise<void>;
}
