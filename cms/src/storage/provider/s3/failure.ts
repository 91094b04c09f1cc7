/** The kind of a failure, safe for the log and the operator: no URL, key or header. */
export function kindOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'onbekend';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return getStatus(error) === undefined ? code : `${code}, status ${getStatus(error)}`;
}

/** The status of the failed response; undefined when there was none. */
export function getStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: about } = error;
  if (typeof about !== 'object' || about === null || !('httpStatusCode' in about)) return undefined;
  return typeof about.httpStatusCode === 'number' ? about.httpStatusCode : undefined;
}
