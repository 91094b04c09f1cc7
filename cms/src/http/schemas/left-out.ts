/** What cleaning may leave out of a drawing that somebody would have seen, or counted on. */
export const LEFT_OUT = [
  'linked-picture',
  'other-picture',
  'linked-font',
  'linked-style',
  'page',
  'script',
  'link',
] as const;

export type LeftOut = (typeof LEFT_OUT)[number];
