import { createHash } from 'node:crypto';
import { generateServiceProviderMetadata, type SamlConfig, ValidateInResponseTo } from '@node-saml/node-saml';
import { CLOCK_SKEW_MS } from '../message/assertion';
import type { SamlProvider } from './types';

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/** A provider in the words of the library. What an answer belongs to is checked here, against the database. */
export const samlOptions = ({ idp, entityId, acsUrl }: SamlProvider): SamlConfig => ({
  issuer: entityId,
  audience: entityId,
  callbackUrl: acsUrl,
  entryPoint: idp.entryPoint,
  idpCert: [...idp.certificates],
  acceptedClockSkewMs: CLOCK_SKEW_MS,
  validateInResponseTo: ValidateInResponseTo.never,
  // How people prove who they are, and in which form they are named, is for the staff portal to decide.
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
    // The same metadata at each call.
    generateUniqueId: () => `_${createHash('sha256').update(entityId).digest('hex').slice(0, 40)}`,
  });
