import { getErrorCode } from '../../../utils/error-code';
import { AddressRefused } from './guard';

/** Why a message did not arrive, in words for admins. */
export const PROBLEMS = {
  address: 'Dit adres ligt op de portal zelf of in een eigen netwerk, en mag daarom niet.',
  'unknown-host': 'De naam in het adres is niet gevonden.',
  timeout: 'De ontvanger was niet binnen 10 seconden klaar met antwoorden.',
  certificate: 'De beveiligde verbinding klopt niet, bijvoorbeeld door een verlopen certificaat.',
  connection: 'De ontvanger nam de verbinding niet aan, of verbrak haar.',
  redirect: 'De ontvanger verwijst door naar een ander adres. Dat volgen we niet.',
  status: 'De ontvanger kon het bericht niet verwerken.',
  unseen: 'Bezoekers zien dit niet meer. Daarom is het niet gestuurd.',
  unwanted: 'Om zulke berichten vraagt deze webhook niet meer. Daarom is het niet gestuurd.',
  secret: 'Het geheim van deze webhook is niet meer te lezen. Maak een nieuw geheim.',
} as const;

export type Problem = keyof typeof PROBLEMS;

/** Why a message that waited is not sent, which is no failure. */
export type Withheld = 'unseen' | 'unwanted';

export const isWithheld = (problem: Problem | null): boolean =>
  problem === 'unseen' || problem === 'unwanted';

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'string' && Object.hasOwn(PROBLEMS, value);

const TLS = /CERT|SELF_SIGNED|UNABLE_TO|^ERR_(TLS|SSL)|^EPROTO$/;
const DNS = /^(ENOTFOUND|EAI_\w+|ENODATA|ESERVFAIL)$/;

/** What an error while connecting, sending or reading means. */
export function getProblem(error: unknown): Problem {
  if (error instanceof AddressRefused) return 'address';
  const code = getErrorCode(error);
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  if (DNS.test(code)) return 'unknown-host';
  return TLS.test(code) ? 'certificate' : 'connection';
}

/** What a status means; null for one that says that the message arrived. */
export function getStatusProblem(status: number): Problem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}
