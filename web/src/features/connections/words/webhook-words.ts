import { clockAt, dayOfYear } from '../../../lib/dates/amsterdam-time';
import { pastMoment } from '../../../lib/dates/moments';
import type { Webhook } from '../types';
import { describeKinds } from './event-words';
import { describeWait } from './moment-words';

const DAY = 86_400_000;
/** After this many days without any arrival the server switches a webhook off. */
const OFF_AFTER_DAYS = 5;

const getOffMoment = (failingSince: string): string =>
  new Date(Date.parse(failingSince) + OFF_AFTER_DAYS * DAY).toISOString();

/** An address as people know it: a secure one goes without saying. */
export const getPlainAddress = (url: string): string => url.replace(/^https:\/\//, '');

export type WebhookState = 'off' | 'fails' | 'new' | 'fine';

/** Whether a webhook works. */
export function getWebhookState({ active, failing_since, last }: Webhook): WebhookState {
  if (!active) return 'off';
  if (failing_since !== null) return 'fails';
  return last === null ? 'new' : 'fine';
}

/** The state of a webhook, for who does not see its icon. */
export const STATES: Record<WebhookState, string> = {
  off: 'Staat uit',
  fails: 'Mislukt',
  new: 'Nog niets verstuurd',
  fine: 'Gaat goed',
};

function describeLast(webhook: Webhook, now: number): string {
  const { failing_since, last } = webhook;
  switch (getWebhookState(webhook)) {
    case 'off':
      return failing_since === null ? 'staat uit' : 'staat uit, omdat er vijf dagen niets aankwam';
    case 'new':
      return 'nog geen bericht';
    default:
      if (failing_since !== null)
        return `sinds ${pastMoment(failing_since, now)} mislukt · ${describeWait(getOffMoment(failing_since), now)} gaat hij uit`;
      return last ? `laatste bericht ${pastMoment(last.at, now)} · aangekomen` : '';
  }
}

/** 'Bestanden · sinds gisteren 09:10 mislukt · over 4 dagen gaat hij uit' */
export const describeWebhook = (webhook: Webhook, now = Date.now()): string =>
  `${describeKinds(webhook.types)} · ${describeLast(webhook, now)}`;

/** What is wrong with a webhook, in two sentences; null when nothing is. */
export function describeFailing(webhook: Webhook, now = Date.now()): { title: string; text: string } | null {
  const { active, failing_since: since, last } = webhook;
  if (since === null) return null;
  const answer =
    last?.status == null ? 'De ontvanger antwoordt niet.' : `De ontvanger antwoordt ${last.status}.`;
  if (!active)
    return {
      title: 'Deze webhook ging uit, omdat er vijf dagen niets aankwam.',
      text: `${answer} Zet hem aan zodra de ontvanger weer werkt.`,
    };
  const off = dayOfYear(clockAt(getOffMoment(since)).date);
  return {
    title: `Sinds ${pastMoment(since, now)} komt er niets aan.`,
    text: `${answer} We proberen het nog; op ${off} gaat deze webhook uit en krijgen beheerders een mail.`,
  };
}
