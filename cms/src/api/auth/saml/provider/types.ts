import type { SamlProviderSettings } from '../../../../../config/env/saml';

/** The identity provider of a staff portal. */
export interface IdentityProvider {
  entryPoint: string;
  /** Its entity id. */
  issuer: string;
  /** PEM; several during a key rollover. */
  certificates: readonly string[];
}

/** A staff portal with everything that a login needs. */
export interface SamlProvider extends Omit<SamlProviderSettings, 'idp'> {
  idp: IdentityProvider;
  /** Our entity id for this provider, and the URL of our metadata. */
  entityId: string;
  /** The URL that its responses are posted to. */
  acsUrl: string;
}
