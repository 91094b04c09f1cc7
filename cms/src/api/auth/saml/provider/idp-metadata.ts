import { X509Certificate } from 'node:crypto';
import type { Element } from '@xmldom/xmldom';
import { allElements, getChildren, isNamed, parseXml, getText } from '../message/xml';
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

const LINE = /.{1,64}/g;

/** A certificate as PEM, given as PEM in one or more lines or as plain base64; null when it is invalid. */
export function toPem(given: string): string | null {
  const base64 = given.replace(/-----(BEGIN|END) CERTIFICATE-----|\\n|\s/g, '');
  const lines = base64.match(LINE) ?? [];
  const pem = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  try {
    return new X509Certificate(pem).publicKey.asymmetricKeyType === 'rsa' ? pem : null;
  } catch {
    return null;
  }
}

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

// Windows programs may write one.
const BYTE_ORDER_MARK = /^\uFEFF/;

const onlyIn = (found: readonly Element[]): Element | null => (found.length === 1 && found[0]) || null;

const isForSigning = (key: Element): boolean => ['', 'signing'].includes(key.getAttribute('use') ?? '');

function getCertificates(descriptor: Element): string[] {
  const given = getChildren(descriptor, 'metadata', 'KeyDescriptor')
    .filter(isForSigning)
    .flatMap((key) => [...key.getElementsByTagNameNS('*', 'X509Certificate')])
    .map((certificate) => toPem(getText(certificate)));
  return [...new Set(given.flatMap((pem) => pem ?? []))];
}

/** Reads the metadata of a staff portal; null when something that a login needs is missing. */
export function readIdpMetadata(xml: string): IdentityProvider | null {
  const descriptor = onlyIn(
    allElements(parseXml(xml.replace(BYTE_ORDER_MARK, ''))).filter((element) =>
      isNamed(element, 'metadata', 'IDPSSODescriptor'),
    ),
  );
  if (!descriptor) return null;
  const entity = descriptor.parentElement;
  const entryPoint = getChildren(descriptor, 'metadata', 'SingleSignOnService')
    .find((service) => service.getAttribute('Binding') === REDIRECT)
    ?.getAttribute('Location');
  const issuer = entity?.getAttribute('entityID');
  const certificates = getCertificates(descriptor);
  if (!entryPoint || !URL.canParse(entryPoint) || !issuer || certificates.length === 0) return null;
  return { entryPoint, issuer, certificates };
}
