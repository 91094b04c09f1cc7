import type { Element } from '@xmldom/xmldom';
import { assertSaml } from '../refusal';
import type { Envelope } from './envelope';
import { allElements, getChildren, elementsIn, isNamed, getOnlyChild } from './xml';

const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const INCLUSIVE = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';

const CANONICAL = [EXCLUSIVE, INCLUSIVE];
const TRANSFORMS = [EXCLUSIVE, INCLUSIVE, 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'];
const METHODS = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
];
const DIGESTS = ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'];

/** Which of the two elements of a message are signed. */
export interface SignedElements {
  response: boolean;
  assertion: boolean;
}

const usesAny = (element: Element | null, algorithms: readonly string[]): boolean =>
  algorithms.includes(element?.getAttribute('Algorithm') ?? '');

/**
 * Checks that a reference points to the element that holds the signature, with a SHA-2 digest and no
 * transform that computes anything.
 */
function checkReference(reference: Element, signed: Element): void {
  assertSaml(
    reference.getAttribute('URI') === `#${signed.getAttribute('ID') ?? ''}`,
    'signature of another element',
  );
  assertSaml(usesAny(getOnlyChild(reference, 'signature', 'DigestMethod'), DIGESTS), 'digest method');
  const transforms = getOnlyChild(reference, 'signature', 'Transforms');
  assertSaml(
    transforms && elementsIn(transforms).every((transform) => usesAny(transform, TRANSFORMS)),
    'transforms',
  );
}

function checkSignature(signature: Element, signed: Element): void {
  const names = elementsIn(signature).map(({ localName }) => localName);
  assertSaml(
    ['SignedInfo,SignatureValue', 'SignedInfo,SignatureValue,KeyInfo'].includes(names.join()),
    'parts of a signature',
  );
  const info = getOnlyChild(signature, 'signature', 'SignedInfo');
  const reference = info && getOnlyChild(info, 'signature', 'Reference');
  assertSaml(reference, 'not exactly one reference');
  assertSaml(usesAny(getOnlyChild(info, 'signature', 'SignatureMethod'), METHODS), 'signature method');
  assertSaml(
    usesAny(getOnlyChild(info, 'signature', 'CanonicalizationMethod'), CANONICAL),
    'canonicalization',
  );
  checkReference(reference, signed);
}

/**
 * Checks the form of all signatures before computing any: at most one in the response and one in the
 * assertion, nowhere else, SHA-2 only. Returns which of the two are signed; each of them must be valid.
 */
export function checkSignatures({ response, assertion }: Envelope): SignedElements {
  const own = [response, assertion].map((element) => getChildren(element, 'signature', 'Signature'));
  const everywhere = response.ownerDocument ? allElements(response.ownerDocument) : [];
  const all = everywhere.filter(({ localName }) => localName === 'Signature');
  assertSaml(all.length > 0, 'unsigned');
  assertSaml(
    own.every((signatures) => signatures.length < 2) && own.flat().length === all.length,
    'signature out of place',
  );
  assertSaml(
    all.every((signature) => isNamed(signature, 'signature', 'Signature')),
    'signature out of place',
  );
  for (const signature of own[0] ?? []) checkSignature(signature, response);
  for (const signature of own[1] ?? []) checkSignature(signature, assertion);
  return { response: own[0]?.length === 1, assertion: own[1]?.length === 1 };
}
