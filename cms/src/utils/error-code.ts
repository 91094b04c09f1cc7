/** The code of an error of Node, PostgreSQL or a library; empty when it has none. */
export const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
