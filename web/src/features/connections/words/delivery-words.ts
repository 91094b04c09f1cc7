import { isRecord } from '../../../lib/api/errors';
import type { Delivery } from '../types';
import { describeEvent } from './event-words';
import { comingMoment } from './moment-words';

/** `waiting` failed and will be tried again; `failed` will not; `unsent` is not sent, which is nobody's fault. */
export type DeliveryState = 'under-way' | 'arrived' | 'waiting' | 'failed' | 'unsent';

/** What is due goes within this time. */
const DUE_MS = 5000;
/** How often deliveries are read while one is under way, and while one waits. */
const SHORTEST_MS = 1500;
const LONGEST_MS = 60_000;

const ORDINALS = [
  ...['nulde', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste', 'negende'],
  ...['tiende', 'elfde', 'twaalfde'],
];

const inOrder = (count: number): string => ORDINALS[count] ?? `${count}e`;

type Progress = Pick<Delivery, 'status' | 'tries' | 'next_at' | 'sent'>;

const isWelcome = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/** How far a delivery is. */
export function getState({ status, tries, next_at, sent }: Progress, now = Date.now()): DeliveryState {
  if (next_at !== null) {
    const isDue = Date.parse(next_at) - now <= DUE_MS;
    return tries === 0 || isDue ? 'under-way' : 'waiting';
  }
  if (sent === null) return 'unsent';
  return isWelcome(status) ? 'arrived' : 'failed';
}

/** In how many milliseconds deliveries are worth reading again; 0 is never, as all have come to an end. */
export function getPause(deliveries: readonly Progress[], now = Date.now()): number {
  if (deliveries.some((delivery) => getState(delivery, now) === 'under-way')) return SHORTEST_MS;
  const waits = deliveries.flatMap(({ next_at }) => (next_at === null ? [] : [Date.parse(next_at) - now]));
  if (waits.length === 0) return 0;
  return Math.min(Math.max(Math.min(...waits), SHORTEST_MS), LONGEST_MS);
}

/** '84 ms' or '4,9 seconden'. */
export const describeDuration = (duration: number): string =>
  duration < 1000
    ? `${Math.round(duration)} ms`
    : `${(duration / 1000).toFixed(1).replace('.', ',')} seconden`;

const describeStatus = (status: number | null): string => (status === null ? 'Geen antwoord' : `${status}`);

/** How far a delivery is: 'Onderweg', '200 in 84 ms', '503, derde poging om 15:05' or '503, opgegeven na 9 pogingen'. */
export function describeState(delivery: Progress & Pick<Delivery, 'duration'>, now = Date.now()): string {
  const { status, tries, next_at, duration } = delivery;
  const state = getState(delivery, now);
  if (state === 'under-way') return 'Onderweg';
  const said = describeStatus(status);
  if (state === 'arrived') return duration === null ? said : `${said} in ${describeDuration(duration)}`;
  if (next_at !== null) return `${said}, ${inOrder(tries + 1)} poging ${comingMoment(next_at, now)}`;
  if (state === 'unsent') return 'Niet verstuurd';
  return `${said}, opgegeven na ${tries === 1 ? '1 poging' : `${tries} pogingen`}`;
}

/** The name of what an event is about, as the message that was sent has it. */
function readName(sent: string | null): string | null {
  if (sent === null) return null;
  try {
    const event: unknown = JSON.parse(sent);
    const data = isRecord(event) ? event['data'] : null;
    if (!isRecord(data)) return null;
    const name = data['title'] ?? data['token'];
    return typeof name === 'string' && name !== '' ? name : null;
  } catch {
    return null;
  }
}

/** What a delivery tells: 'Logo in kleur gewijzigd'. */
export const describeDelivery = ({ type, sent }: Pick<Delivery, 'type' | 'sent'>): string =>
  describeEvent(type, readName(sent));

/** A message as it reads best; what is no JSON stays as it is. */
export function formatMessage(sent: string | null): string {
  if (sent === null) return 'Nog niets.';
  try {
    return JSON.stringify(JSON.parse(sent), null, 2);
  } catch {
    return sent;
  }
}
