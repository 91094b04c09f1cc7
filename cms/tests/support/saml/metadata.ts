import { base64Of, type Key } from './certificate';

const keyXml = (use: string, key: Key): string =>
  `<md:KeyDescriptor${use}><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>
    ${base64Of(key)}
  </ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;

/** The metadata of a staff portal, with keys to sign and one to encrypt with. */
export const idpMetadata = (
  issuer: string,
  entryPoint: string,
  keys: { signing: readonly Key[]; encryption: Key },
): string => `<?xml version="1.0" encoding="UTF-8"?>
<!-- Metadata may have comments. -->
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    ${keyXml(' use="encryption"', keys.encryption)}
    ${keys.signing.map((key, n) => keyXml(n === 0 ? ' use="signing"' : '', key)).join('\n    ')}
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${entryPoint}/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${entryPoint}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>
`;
