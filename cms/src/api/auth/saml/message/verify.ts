import { SAML, type Profile } from '@node-saml/node-saml';
import type { Document } from '@xmldom/xmldom';
import type { SamlProvider } from '../provider/idp-metadata';
import { samlOptions } from '../provider/options';
import { assertSaml, SamlRefusal } from '../refusal';
import { readAssertion, type Statement } from './assertion';
import { checkResponse, openEnvelope } from './envelope';
import { checkSignatures, type SignedElements } from './signatures';
import { parseXml } from './xml';

const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;
const DECLARATION = /^\s*<\?xml\s[^?<>]*\?>/;

function utf8Of(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The XML of a SAMLResponse field. Allows elements, attributes and text only: parsers disagree about document
 * types, comments, CDATA and processing instructions, and no staff portal needs them.
 */
function decodeMessage(field: string): string {
  assertSaml(BASE64.test(field), 'not base64');
  const text = utf8Of(Buffer.from(field, 'base64'));
  assertSaml(text !== null, 'not UTF-8');
  const content = text.replace(DECLARATION, '');
  assertSaml(!/<!DOCTYPE/i.test(content), 'document type');
  assertSaml(!content.includes('<!--'), 'comment');
  assertSaml(!content.includes('<![CDATA['), 'CDATA');
  assertSaml(!/<[!?]/.test(content), 'declaration or processing instruction');
  return text;
}

// The library's messages start with the error and continue with the received data, which must stay out of the
// log.
const getReason = (error: unknown): string =>
  `library: ${(error instanceof Error ? error.message : String(error)).split(/[.:('"]/)[0]?.trim() ?? ''}`;

function getDocument(text: string): Document {
  try {
    return parseXml(text);
  } catch {
    throw new SamlRefusal('saml-answer', 'not well-formed');
  }
}

/** Verifies the signatures, audience and conditions; returns the assertion as signed. */
async function verifyAssertion(
  provider: SamlProvider,
  text: string,
  signed: SignedElements,
): Promise<string> {
  const saml = new SAML({
    ...samlOptions(provider),
    wantAuthnResponseSigned: signed.response,
    wantAssertionsSigned: signed.assertion,
  });
  const SAMLResponse = Buffer.from(text).toString('base64');
  const { profile }: { profile: Profile | null } = await saml.validatePostResponseAsync({ SAMLResponse });
  const xml = profile?.getAssertionXml?.();
  assertSaml(xml, 'no verified assertion');
  return xml;
}

async function verifyXml(provider: SamlProvider, field: string, requestId: string): Promise<Statement> {
  const expected = { acsUrl: provider.acsUrl, issuer: provider.idp.issuer, requestId };
  const text = decodeMessage(field);
  const envelope = openEnvelope(getDocument(text));
  checkResponse(envelope.response, expected);
  const xml = await verifyAssertion(provider, text, checkSignatures(envelope));
  return readAssertion(xml, expected, Date.now());
}

/**
 * Verifies a SAMLResponse field as a staff portal's response to one of our requests. Only signed bytes are
 * trusted. Any error is a refusal.
 */
export async function verifyResponse(
  provider: SamlProvider,
  field: string,
  requestId: string,
): Promise<Statement> {
  try {
    return await verifyXml(provider, field, requestId);
  } catch (error) {
    throw error instanceof SamlRefusal ? error : new SamlRefusal('saml-answer', getReason(error));
  }
}
