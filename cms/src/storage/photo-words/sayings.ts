/** What a photo may say of itself, besides what it shows. */
export const SAYINGS = [
  'place',
  'maker',
  'owner',
  'rights',
  'camera',
  'serial',
  'description',
  'remark',
  'moment',
  'thumbnail',
] as const;

export type Saying = (typeof SAYINGS)[number];

/** What is found in a photo, and what is to be done with it. */
export interface Reading {
  says: Set<Saying>;
  /** Whether the place is taken out on the way. */
  takesPlace: boolean;
  /** Whether anything was taken out. */
  isChanged: boolean;
}
