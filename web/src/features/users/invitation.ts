import { fullDay } from '../../lib/dates/amsterdam-time';

/** The state of an account that nobody logged in to; accounts older than the date have none. */
export const getInvitation = (invitedAt: string | null): string =>
  invitedAt === null ? 'Uitgenodigd' : `Uitgenodigd op ${fullDay(invitedAt)}`;
