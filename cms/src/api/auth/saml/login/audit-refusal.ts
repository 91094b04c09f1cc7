import type { Core } from '@strapi/strapi';
import { auditRefusal } from '../../../../audit/refusals';
import { loginRefusals } from '../../../../metrics/meters';

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
