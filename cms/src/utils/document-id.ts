/** The document id in what Strapi passes or returns: a row, parameters, a result; null when there is none. */
export const getDocumentId = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'documentId' in value && typeof value.documentId === 'string'
    ? value.documentId
    : null;
