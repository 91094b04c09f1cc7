/** First message per field, under the server's names; nested fields use dotted paths. */
export type FieldErrors = Record<string, string>;

/** A non-2xx response. The message is Dutch and meant for the user. */
export class ApiError extends Error {
  /** The request that failed, such as `PUT /api/v1/profile`: once it succeeds, the error is resolved. */
  call?: string;

  constructor(
    readonly status: number,
    message: string,
    readonly fields: FieldErrors = {},
    /** The answer as it came, for what it says besides. */
    readonly body: unknown = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The status of a request that got no response. */
export const NO_RESPONSE = 0;

/** True when the server was unreachable or could not respond: retrying later may work. */
export const isUnreachable = ({ status }: ApiError): boolean => status === NO_RESPONSE || status >= 500;

const NO_RESPONSE_MESSAGE = 'De server geeft geen antwoord. Controleer je verbinding en probeer het opnieuw.';
const UNKNOWN_MESSAGE = 'Er ging iets mis. Probeer het later opnieuw.';

export const noResponse = (): ApiError => new ApiError(NO_RESPONSE, NO_RESPONSE_MESSAGE);

export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError(500, UNKNOWN_MESSAGE);
}

/** Parses an error body (see the contract). An unknown shape still gives a usable error. */
export function fromErrorBody(status: number, body: unknown): ApiError {
  if (!isRecord(body)) return new ApiError(status, UNKNOWN_MESSAGE);
  const message = typeof body['message'] === 'string' ? body['message'] : UNKNOWN_MESSAGE;
  return new ApiError(status, message, firstMessages(body['errors']), body);
}

function firstMessages(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {};
  const entries = Object.entries(errors).flatMap(([field, messages]) => {
    const first: unknown = Array.isArray(messages) ? messages[0] : messages;
    return typeof first === 'string' ? [[field, first] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Whether something read is an object with names. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
