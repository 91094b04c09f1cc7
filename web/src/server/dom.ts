import { createDocument } from '@mixmark-io/domino';

/** Parses a document; what it holds does not run. */
export const parseDocument = (html: string): Document => createDocument(html);

/** What components use of a browser while they are drawn. */
export class Parser implements DOMParser {
  parseFromString = parseDocument;
}
