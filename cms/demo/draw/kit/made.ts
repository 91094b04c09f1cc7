/** What a maker gives back: the bytes of each file by its name. */
export type Made = Record<string, Buffer | string>;

/** The day that stands in every file, so that a second run gives the same bytes. */
export const madeOn = new Date('2026-11-14T09:00:00Z');
export const author = 'Noorderlicht, Team Communicatie';
