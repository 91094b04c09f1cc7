import { SAML, type Profile } from '@node-saml/node-saml';
import type { Document } from '@xmldom/xmldom';
import type { SamlProvider } from '../provider/types';
import { samlOptions } from '../provider/options';
import { demand, SamlRefusal } from '../refusal';
import { readAssertion, type Statement } from './assertion';
import { decodeMessage } from './decode';
import { checkResponse, openEnvelope } from './envelope';
import { checkSignatures, type Signed } from './signatures';
import { parseXml } from './xml';

// What a library says begins with what is wrong and goes on with what was sent.
const getReason = (error: unknown): string =>
  `library: ${(error instanceof Error ? error.message : String(error)).split(/[.:('"]/)[0]?.trim() ?? ''}`;

function getDocument(text: string): Document {
  try {
    return parseXml(text);
  } catch {
    throw new SamlRefusal('saml-answer', 'not well-formed');
  }
}

/** Computes the signatures and checks audience and conditions; gives the assertion as it was signed. */
async function signedAssertion(provider: SamlProvider, text: string, signed: Signed): Promise<string> {
  const saml = new SAML({
    ...samlOptions(provider),
    wantAuthnResponseSigned: signed.response,
    wantAssertionsSigned: signed.assertion,
  });
  const SAMLResponse = Buffer.from(text).toString('base64');
  const { profile }: { profile: Profile | null } = await saml.validatePostResponseAsync({ SAMLResponse });
  const xml = profile?.getAssertionXml?.();
  demand(xml, 'no verified assertion');
  return xml;
}

async function verified(provider: SamlProvider, field: string, requestId: string): Promise<Statement> {
  const expected = { acsUrl: provider.acsUrl, issuer: provider.idp.issuer, requestId };
  const text = decodeMessage(field);
  const envelope = openEnvelope(getDocument(text));
  checkResponse(envelope.response, expected);
  const xml = await signedAssertion(provider, text, checkSignatures(envelope));
  return readAssertion(xml, expected, Date.now());
}

/**
 * Checks a SAMLResponse field as the answer of a staff portal to one of our requests. All that is believed is read from
 * the bytes that were signed. Anything wrong is a refusal.
 */
export async function verifyResponse(
  provider: SamlProvider,
  field: string,
  requestId: string,
): Promise<Statement> {
  try {
    return await verified(provider, field, requestId);
  } catch (error) {
    throw error instanceof SamlRefusal ? error : new SamlRefusal('saml-answer', getReason(error));
  }
}
