import type { Core } from '@strapi/strapi';

/** Why a login was refused. Only the log knows; the caller gets less. */
export type Reason = 'password' | 'locked';

/** A place to log in with an address and a password, with locks of its own. */
export interface LoginLimits {
  name: 'portal' | 'panel';
  /** Where its login stands: browsers send the cookie by which they are known only there. */
  path: string;
  /** How many times LOGIN_ATTEMPTS may be wrong for one account from all places together. */
  ceiling: number;
  /** Adds a refusal to the audit log. */
  auditRefusal: (strapi: Core.Strapi, account: string, reason: Reason) => Promise<void>;
  /** Adds to the audit log that an account is locked for one place, or for all that are not known. */
  auditLock: (strapi: Core.Strapi, account: string, until: Date) => Promise<void>;
}
