/** The code of an error of the system, such as ENOENT; empty when it has none. Here, because the panel's build has no `src`. */
export const getCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
