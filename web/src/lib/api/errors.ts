/** First message per field, as the server names them; nested fields are dotted. */
export type FieldErrors = Record<string, string>;

/** An answer of the server that is not a success. The message is Dutch and meant for a person. */
export class ApiError extends Error {
  /** The call that it answered, as `PUT /api/v1/profile`: once that succeeds, the error is mended. */
  call?: string;

  constructor(
    readonly status: number,
    message: string,
    readonly fields: FieldErrors = {},
    /** Titles of the pages that use what was to be removed (409). */
    readonly usedOn: readonly string[] = [],
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The status of a request that never got an answer. */
export const NO_ANSWER = 0;

/** Whether the server could not be reached, or could not answer: the same call may work later. */
export const isUnreachable = ({ status }: ApiError): boolean => status === NO_ANSWER || status >= 500;

const NO_ANSWER_MESSAGE = 'De server geeft geen antwoord. Controleer je verbinding en probeer het opnieuw.';
const UNKNOWN_MESSAGE = 'Er ging iets mis. Probeer het later opnieuw.';

/** What is thrown when the server gives no answer. */
export const noAnswer = (): ApiError => new ApiError(NO_ANSWER, NO_ANSWER_MESSAGE);

/** Turns whatever was thrown into an error with a status and a sentence that can be shown. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError(500, UNKNOWN_MESSAGE);
}

/** Reads the error body of the contract; a body of another shape still gives a usable error. */
export function fromErrorBody(status: number, body: unknown): ApiError {
  if (!isRecord(body)) return new ApiError(status, UNKNOWN_MESSAGE);
  const message = typeof body['message'] === 'string' ? body['message'] : UNKNOWN_MESSAGE;
  return new ApiError(status, message, firstMessages(body['errors']), pageTitles(body['used_on']));
}

function firstMessages(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {};
  const entries = Object.entries(errors).flatMap(([field, messages]) => {
    const first: unknown = Array.isArray(messages) ? messages[0] : messages;
    return typeof first === 'string' ? [[field, first] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The pages of a list of uses, each once. */
function pageTitles(usedOn: unknown): string[] {
  if (!Array.isArray(usedOn)) return [];
  const titles = usedOn.flatMap((use: unknown) => {
    const page = isRecord(use) ? use['page'] : null;
    const title = isRecord(page) ? page['title'] : null;
    return typeof title === 'string' ? [title] : [];
  });
  return [...new Set(titles)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
