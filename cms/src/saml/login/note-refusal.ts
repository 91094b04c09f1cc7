import type { Core } from '@strapi/strapi';
import { audit } from '../../audit';

/** Notes a refusal in the log and in the audit log; the provider is left out when nobody knows which it was. */
export async function noteRefusal(strapi: Core.Strapi, reason: string, provider?: string): Promise<void> {
  strapi.log.warn(`SAML: login${provider === undefined ? '' : ` through ${provider}`} refused: ${reason}`);
  await audit(strapi, { action: 'saml.refuse', actor: null, subject: provider ?? null, details: { reason } });
}
