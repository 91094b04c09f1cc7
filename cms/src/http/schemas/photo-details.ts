/** The personal details in the metadata of a photo. */
export const PHOTO_DETAILS = [
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

export type PhotoDetail = (typeof PHOTO_DETAILS)[number];
