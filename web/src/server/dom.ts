import { createDocument } from '@mixmark-io/domino';

/** Parses a document; what it holds does not run. */
export const parseDocument = (html: string): Document => createDocument(html);

/** The browser APIs that components use while they render. */
export class Parser implements DOMParser {
  parseFromString = parseDocument;
}
