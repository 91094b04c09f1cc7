import { setTimeout as wait } from 'node:timers/promises';
import { getEnv } from '../../../../config/env';
import { invalidField } from '../../../http/errors';
import { AddressRefused, findAddresses, getUrlProblem, parseUrl, type UrlProblem } from '../sending/guard';

const WORDS: Record<UrlProblem, string> = {
  malformed: 'Vul een volledig adres in, zoals https://intranet.voorbeeld.nl/huisstijl.',
  scheme: 'Vul een adres in dat met https:// begint.',
  credentials: 'Haal de naam of het wachtwoord uit het adres.',
  port: 'Gebruik poort 443, of een poort vanaf 1024.',
  address:
    'Dit adres ligt op de portal zelf of in een eigen netwerk. Alleen technisch beheer kan dat toestaan, met WEBHOOK_HOSTS.',
};

const PATIENCE_MS = 3000;

/** Whether the name of a host leads inside the network now. One that cannot be found may be there later. */
async function leadsInside(url: URL, permitted: readonly string[]): Promise<boolean> {
  const giveUp = new AbortController();
  try {
    await Promise.race([
      findAddresses(url, permitted),
      wait(PATIENCE_MS, undefined, { signal: giveUp.signal, ref: false }),
    ]);
    return false;
  } catch (error) {
    return error instanceof AddressRefused;
  } finally {
    giveUp.abort();
  }
}

/** The URL of a webhook as it is called. Throws 400 at `url`; each message is judged again when it is sent. */
export async function validateUrl(text: string): Promise<string> {
  const { webhookHosts } = getEnv();
  const problem = getUrlProblem(text, webhookHosts);
  if (problem) throw invalidField('url', WORDS[problem]);
  const url = parseUrl(text);
  if (!url) throw invalidField('url', WORDS.malformed);
  if (await leadsInside(url, webhookHosts)) throw invalidField('url', WORDS.address);
  return url.href;
}
