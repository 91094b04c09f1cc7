import { getGroups, type Viewer } from '../../../../permissions/viewer';
import { createSealer } from '../../../../utils/sealer';
import { createSigner } from '../../../../utils/tokens';

// Until the year 2085.
const DIGITS = 11;
const RIGHTS_LENGTH = 12;

const signer = createSigner('rights of events');
const sealer = createSealer('event cursor', 'base64url', true);

/** A short text that is equal for equal rights; empty for visitors. Of no use to others than the portal. */
export function getRights(viewer: Viewer): string {
  if (viewer.kind === 'anonymous') return '';
  const groups = getGroups(viewer).map(({ id, permissions }) => [id, ...[...permissions].sort()].join());
  return signer.sign([viewer.kind === 'admin', ...groups.sort()].join(';')).slice(0, RIGHTS_LENGTH);
}

/** The id of an event: its position, and for others than visitors the rights of the viewer who is told. */
export const makeEventId = (position: string, viewer: Viewer): string => {
  const rights = getRights(viewer);
  const place = BigInt(position).toString(36).padStart(DIGITS, '0');
  return rights === '' ? place : `${place}-${rights}`;
};

/** A place among the events: its reader knows everything until a moment, in milliseconds. */
export interface Mark {
  position: string;
  until: number;
}

/** A place for a viewer to go on from, which may be that of an event that they are not told of. */
export const makeNext = ({ position, until }: Mark, viewer: Viewer): string =>
  sealer.seal([position, until, getRights(viewer)].join(' '));

/** Where a viewer left off, and with which rights. */
export interface Place {
  position: string;
  rights: string;
  /** Until when they know everything; null for the id of an event, of which they were told. */
  until: number | null;
}

const EVENT_ID = new RegExp(`^([0-9a-z]{${DIGITS}})(?:-([\\w-]{${RIGHTS_LENGTH}}))?$`);

const readBase36 = (digits: string): string =>
  [...digits].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n).toString();

/** Reads a `meta.next` or the id of an event; null for one that the portal never made. */
export function readPlace(after: string): Place | null {
  const [, place, rights = ''] = EVENT_ID.exec(after) ?? [];
  if (place !== undefined) return { position: readBase36(place), rights, until: null };
  const [position = '', until = '', sealed = ''] = sealer.open(after)?.split(' ') ?? [];
  return position === '' ? null : { position, rights: sealed, until: Number(until) };
}
