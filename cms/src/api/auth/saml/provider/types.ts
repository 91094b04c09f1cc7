import type { SamlProviderSettings } from '../../../../../config/env/saml';

/** What is known of the server of a staff portal. */
export interface IdentityProvider {
  entryPoint: string;
  /** Its entity id. */
  issuer: string;
  /** PEM; several while it changes its key. */
  certificates: readonly string[];
}

/** A staff portal with everything that a login through it needs. */
export interface SamlProvider extends Omit<SamlProviderSettings, 'idp'> {
  idp: IdentityProvider;
  /** Our name for this provider, and where our metadata is. */
  entityId: string;
  /** Where its answers are posted to. */
  acsUrl: string;
}
