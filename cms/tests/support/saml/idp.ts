import { inflateRawSync } from 'node:zlib';
import { DOMParser } from '@xmldom/xmldom';
import type { Key } from './certificate';
import { newId, PERSISTENT, responseXml, SUCCESS, type AssertionData } from './message';
import { signed, type Signing } from './sign';

/** What a browser brings from the portal. */
export interface AuthnRequest {
  id: string;
  issuer: string;
  acsUrl: string;
  destination: string;
  relayState: string;
  xml: string;
}

/** Reads the address that the portal sends a browser to. */
export function readRequest(location: string): AuthnRequest {
  const query = new URL(location).searchParams;
  const xml = inflateRawSync(Buffer.from(query.get('SAMLRequest') ?? '', 'base64')).toString('utf8');
  const request = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  const attribute = (name: string) => request?.getAttribute(name) ?? '';
  return {
    id: attribute('ID'),
    issuer: request?.getElementsByTagNameNS('*', 'Issuer')[0]?.textContent ?? '',
    acsUrl: attribute('AssertionConsumerServiceURL'),
    destination: attribute('Destination'),
    relayState: query.get('RelayState') ?? '',
    xml,
  };
}

/** How an answer differs from a good one. */
export interface Odd {
  assertion?: Partial<AssertionData>;
  /** Changes the message before it is signed. */
  before?: (xml: string, assertion: AssertionData) => string;
  /** What is signed; the assertion unless said otherwise. */
  signs?: readonly ('Response' | 'Assertion')[];
  signing?: Partial<Signing>;
  /** Changes the signed message. */
  after?: (xml: string, assertion: AssertionData) => string;
}

/** A small identity provider: it asserts what a test wants. */
export class TestIdp {
  constructor(
    readonly issuer: string,
    readonly key: Key,
  ) {}

  /** What a good answer to a request says. */
  private assertionFor(request: AuthnRequest): AssertionData {
    return {
      destination: request.acsUrl,
      responseIssuer: this.issuer,
      issuer: this.issuer,
      audience: request.issuer,
      recipient: request.acsUrl,
      inResponseTo: request.id,
      subjectInResponseTo: request.id,
      status: SUCCESS,
      nameId: 'u100',
      nameIdFormat: PERSISTENT,
      now: Date.now(),
      notBefore: -60,
      notOnOrAfter: 300,
      confirmedFor: 300,
      attributes: { mail: ['sanne@ziekenhuis.example'], givenName: ['Sanne'], sn: ['de Vries'] },
      responseId: newId(),
      assertionId: newId(),
    };
  }

  answer(request: AuthnRequest, odd: Odd = {}): string {
    const assertion = { ...this.assertionFor(request), ...odd.assertion };
    const { before = (xml) => xml, after = (xml) => xml, signs = ['Assertion'], signing } = odd;
    const plain = before(responseXml(assertion), assertion);
    const whole = signs.reduce((xml, element) => signed(xml, element, { key: this.key, ...signing }), plain);
    return after(whole, assertion);
  }
}
