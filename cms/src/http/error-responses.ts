import { errors as strapiErrors } from '@strapi/utils';
import { isDatabaseUnavailable } from '../database/outages';
import { isDiskFull } from '../utils/is-full';
import { PortalError } from './errors';

/** The error body of the contract (section 1). */
export interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

const SENTENCES: Record<number, string> = {
  400: 'De aanvraag klopt niet.',
  401: 'Log in om verder te gaan.',
  403: 'Je hebt hier geen rechten voor.',
  404: 'Dit bestaat niet (meer).',
  413: 'De aanvraag is te groot.',
  415: 'Dit soort inhoud wordt niet aangenomen.',
  429: 'Dat ging te snel achter elkaar. Probeer het straks opnieuw.',
  503: 'Het portaal is even niet bereikbaar. Probeer het straks opnieuw.',
};

export const STORAGE_FULL =
  'De opslag van het portaal is vol, dus er is niets bewaard. Waarschuw een beheerder.';

/** The value of Retry-After: a database that fails over, or stalls under load, is back soon. */
const DATABASE_RETRY_SECONDS = 2;

const plain = (status: number): ErrorResponse => ({
  status,
  headers: status === 503 ? { 'Retry-After': String(DATABASE_RETRY_SECONDS) } : {},
  body: { status, message: SENTENCES[status] ?? SENTENCES[400] },
});

/** The response for a bare status, such as the router's 404. Statuses outside the contract become 404. */
export const responseForStatus = (status: number): ErrorResponse => plain(status in SENTENCES ? status : 404);

const getStatus = (error: unknown): number | undefined => {
  if (error instanceof RangeError || error instanceof SyntaxError || error instanceof URIError) return 400;
  if (error instanceof strapiErrors.ValidationError) return 400;
  if (error instanceof strapiErrors.NotFoundError) return 404;
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' && error.status < 500 ? error.status : undefined;
};

/**
 * The response for anything thrown: our own errors as they are, framework errors (malformed or oversized
 * bodies) by their status, 503 with Retry-After while the database is unavailable, 503 while a disk is full, and otherwise a 500 with the request id,
 * which leads to the details in the log.
 */
export function responseForError(
  error: unknown,
  id: string,
  log: (error: unknown, status: 500 | 503) => void,
): ErrorResponse {
  if (error instanceof PortalError) {
    const { status, message, fields, headers, extras } = error;
    return { status, headers, body: { status, message, ...(fields ? { errors: fields } : {}), ...extras } };
  }
  const status = getStatus(error);
  if (status) return plain(status in SENTENCES ? status : 400);
  if (isDatabaseUnavailable(error)) {
    log(error, 503);
    return plain(503);
  }
  if (isDiskFull(error)) {
    log(error, 503);
    return { status: 503, headers: {}, body: { status: 503, message: STORAGE_FULL } };
  }
  log(error, 500);
  return {
    status: 500,
    headers: {},
    body: { status: 500, message: `Er ging iets mis aan onze kant. Meld dit nummer: ${id}.`, id },
  };
}
