import { demand } from '../refusal';

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
export function decodeMessage(field: string): string {
  demand(BASE64.test(field), 'not base64');
  const text = utf8Of(Buffer.from(field, 'base64'));
  demand(text !== null, 'not UTF-8');
  const content = text.replace(DECLARATION, '');
  demand(!/<!DOCTYPE/i.test(content), 'document type');
  demand(!content.includes('<!--'), 'comment');
  demand(!content.includes('<![CDATA['), 'CDATA');
  demand(!/<[!?]/.test(content), 'declaration or processing instruction');
  return text;
}
