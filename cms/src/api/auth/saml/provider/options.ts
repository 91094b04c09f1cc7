import { createHash } from 'node:crypto';
import { generateServiceProviderMetadata, type SamlConfig, ValidateInResponseTo } from '@node-saml/node-saml';
import { CLOCK_SKEW_MS } from '../message/assertion';
import type { SamlProvider } from './idp-metadata';

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/**
 * A provider as options of the SAML library. InResponseTo is checked in our own code, against the database.
 */
export const samlOptions = ({ idp, entityId, acsUrl }: SamlProvider): SamlConfig => ({
  issuer: entityId,
  audience: entityId,
  callbackUrl: acsUrl,
  entryPoint: idp.entryPoint,
  idpCert: [...idp.certificates],
  acceptedClockSkewMs: CLOCK_SKEW_MS,
  validateInResponseTo: ValidateInResponseTo.never,
  // The staff portal decides on the authentication method and the name format.
  disableRequestedAuthnContext: true,
  identifierFormat: null,
});

/** Our metadata for a provider, as XML. */
export const getMetadata = ({ entityId, acsUrl }: SamlProvider): string =>
  generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    identifierFormat: PERSISTENT,
    wantAssertionsSigned: true,
    // Keeps the metadata identical across calls.
    generateUniqueId: () => `_${createHash('sha256').update(entityId).digest('hex').slice(0, 40)}`,
  });
