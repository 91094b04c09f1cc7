import { SignedXml } from 'xml-crypto';
import type { Key } from './certificate';

const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

export interface Signing {
  key: Key;
  method?: string;
  digest?: string;
}

export const SHA1 = {
  method: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
};
export const SHA256 = {
  method: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
};
export const SHA512 = {
  method: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha512',
};

/** Signs the Response or the Assertion of a message, the certificate beside the signature. */
export function signed(xml: string, element: 'Response' | 'Assertion', signing: Signing): string {
  const { key, method = SHA256.method, digest = SHA256.digest } = signing;
  const signature = new SignedXml({
    privateKey: key.privateKey,
    publicCert: key.certificate,
    signatureAlgorithm: method,
    canonicalizationAlgorithm: EXCLUSIVE,
  });
  const xpath = `//*[local-name(.)='${element}']`;
  signature.addReference({ xpath, transforms: [ENVELOPED, EXCLUSIVE], digestAlgorithm: digest });
  signature.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signature.getSignedXml();
}
