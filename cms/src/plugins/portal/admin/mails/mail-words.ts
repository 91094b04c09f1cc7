const KINDS: Record<string, string> = {
  register: 'Registratie',
  recover: 'Nieuw wachtwoord',
  address: 'Ander e-mailadres',
  invite: 'Uitnodiging',
  panel: 'Technisch beheer',
};

/** The kind of a mail in words. */
export const getKind = (kind: string): string => KINDS[kind] ?? kind;

const CAUSES: [codes: RegExp, sentence: string][] = [
  [/RCPT TO 55[013]/, 'De mailserver kent dit adres niet.'],
  [/^(ESOCKET|ECONN|ETIMEDOUT|EDNS)/, 'De mailserver is niet bereikbaar.'],
  [/^EAUTH/, 'Inloggen bij de mailserver lukt niet.'],
];

/** Why a mail was not sent, from the codes of the mail server. */
export const explainFailure = (codes: string): string =>
  CAUSES.find(([pattern]) => pattern.test(codes))?.[1] ?? `De mailserver weigert de mail (${codes}).`;

/** A mail that waits or failed. */
export interface QueuedMail {
  id: string;
  kind: string;
  to: string | null;
  subject: string | null;
  state: 'waiting' | 'failed';
  createdAt: string;
  tries: number;
  nextTryAt: string | null;
  failure: string | null;
}
