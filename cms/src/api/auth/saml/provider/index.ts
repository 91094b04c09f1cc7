import { readFileSync } from 'node:fs';
import { getEnv, type Env } from '../../../../../config/env';
import { samlPrefix, type SamlIdp } from '../../../../../config/env/saml';
import { InvalidEnv } from '../../../../../config/env/schema';
import { toPem, readIdpMetadata, type IdentityProvider, type SamlProvider } from './idp-metadata';

export type { SamlProvider } from './idp-metadata';

function metadataIn(file: string): IdentityProvider | null {
  try {
    return readIdpMetadata(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function getIdp(prefix: string, idp: SamlIdp): IdentityProvider {
  if (idp.kind === 'metadata') {
    const found = metadataIn(idp.file);
    if (found) return found;
    throw new InvalidEnv([
      `${prefix}IDP_METADATA: toegestaan: metadata van één inlogdienst, met een adres voor HTTP-Redirect en een RSA-certificaat om mee te ondertekenen.`,
    ]);
  }
  const certificates = idp.certificates.flatMap((given) => toPem(given) ?? []);
  if (certificates.length === idp.certificates.length) return { ...idp, certificates };
  throw new InvalidEnv([
    `${prefix}IDP_CERT: toegestaan: RSA-certificaten (X.509) in PEM of base64, met komma’s ertussen.`,
  ]);
}

/**
 * Reads the staff portals from the settings, with their metadata and certificates. Throws when one is
 * unusable.
 */
export const loadProviders = ({ samlProviders, publicUrl }: Env): SamlProvider[] =>
  samlProviders.map((settings) => ({
    ...settings,
    idp: getIdp(samlPrefix(settings.id), settings.idp),
    entityId: `${publicUrl}/saml2/${settings.id}/metadata`,
    acsUrl: `${publicUrl}/saml2/${settings.id}/acs`,
  }));

let providers: SamlProvider[] | undefined;

/** The staff portals of this process, read on first use. */
export const getProviders = (): readonly SamlProvider[] => (providers ??= loadProviders(getEnv()));
