/** Dutch sentences per field; nested fields are dotted (`blocks.2.title`). */
export type FieldErrors = Record<string, string[]>;

/** Extra properties of an error response, such as `used_on` of a 409. */
type ErrorExtras = Record<string, unknown>;

/**
 * The only error that reaches a client. Anything else thrown becomes a 500 without details. `headers` are
 * sent with the response (Retry-After).
 */
export class PortalError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields?: FieldErrors,
    readonly headers: Record<string, string> = {},
    readonly extras: ErrorExtras = {},
  ) {
    super(message);
    this.name = 'PortalError';
  }
}

const field = (name: string, sentence: string): FieldErrors => ({ [name]: [sentence] });

/** 400 with all field errors. */
export const invalid = (errors: FieldErrors, message = 'Controleer de gemarkeerde velden.'): PortalError =>
  new PortalError(400, message, errors);

/** 400 for one field. */
export const invalidField = (name: string, sentence: string): PortalError => invalid(field(name, sentence));

/** 401: not logged in, or with an invalid or expired token. */
export const notLoggedIn = (message = 'Log in om verder te gaan.'): PortalError =>
  new PortalError(401, message);

/** 403: logged in, not allowed. */
export const forbidden = (message = 'Je hebt hier geen rechten voor.'): PortalError =>
  new PortalError(403, message);

export const notFound = (message = 'Dit bestaat niet (meer).'): PortalError => new PortalError(404, message);

/** 409 for one field (slug or address taken). */
export const conflictAt = (name: string, sentence: string): PortalError =>
  new PortalError(409, sentence, field(name, sentence));

/** 409 without a field: in use, last admin. */
export const conflict = (message: string, extras: ErrorExtras = {}): PortalError =>
  new PortalError(409, message, undefined, {}, extras);

/** 410: what was asked for can no longer be given, and the client starts again. */
export const gone = (message: string): PortalError => new PortalError(410, message);

/** 412: another user saved in the meantime; for the fields that both changed, if known. */
export const stale = (
  errors?: FieldErrors,
  message = 'Deze pagina is intussen ergens anders opgeslagen. Je wijziging is niet bewaard.',
): PortalError => new PortalError(412, message, errors);

/** 413, for a field when one file is the cause. */
export const tooLarge = (message: string, name?: string): PortalError =>
  new PortalError(413, message, name ? field(name, message) : undefined);

/** 415: the content of a file is not of an accepted kind. */
export const refusedType = (name: string, sentence: string): PortalError =>
  new PortalError(415, sentence, field(name, sentence));

/** 423: too many wrong passwords. */
export const locked = (message: string): PortalError => new PortalError(423, message);

/** 429 with Retry-After in seconds. */
export const tooMany = (seconds: number): PortalError =>
  new PortalError(429, 'Dat ging te snel achter elkaar. Probeer het straks opnieuw.', undefined, {
    'Retry-After': String(seconds),
  });
