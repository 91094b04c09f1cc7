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
