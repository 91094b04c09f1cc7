import type { Core } from '@strapi/strapi';
import { auditRefusal } from '../../../audit/refusals';
import { loginRefusals } from '../../../metrics/meters';

/** Why a login through a staff portal was refused; the login screen has a sentence for each. */
export type RefusalCode =
  /** No login in progress: it expired, was used, or the staff portal initiated it. */
  | 'saml-expired'
  /** The response is not trustworthy. */
  | 'saml-answer'
  /** The staff portal denied the login. */
  | 'saml-denied'
  | 'saml-no-name-id'
  | 'saml-no-address'
  | 'saml-address-taken'
  | 'saml-inactive'
  /** An error on our side. */
  | 'saml-failed';

/** A refusal. The reason goes to the log, so it contains fixed words only, nothing from the request. */
export class SamlRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly reason: string,
  ) {
    super(reason);
    this.name = 'SamlRefusal';
  }
}

/** Throws a refusal unless a condition holds. */
export function assertSaml(holds: unknown, reason: string, code: RefusalCode = 'saml-answer'): asserts holds {
  if (!holds) throw new SamlRefusal(code, reason);
}

/** Writes a refusal to the log and the audit log; the provider is omitted when it is unknown. */
export async function auditSamlRefusal(
  strapi: Core.Strapi,
  reason: string,
  provider?: string,
): Promise<void> {
  loginRefusals.inc({ reason: 'saml' });
  strapi.log.warn(`SAML: login${provider === undefined ? '' : ` through ${provider}`} refused: ${reason}`);
  await auditRefusal(strapi, { action: 'saml.refuse', subject: provider ?? null, details: { reason } });
}
