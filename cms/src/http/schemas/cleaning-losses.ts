/** What cleaning removed from a drawing that someone might miss. */
export const CLEANING_LOSSES = [
  'linked-picture',
  'other-picture',
  'linked-font',
  'linked-style',
  'page',
  'script',
  'link',
] as const;

export type CleaningLoss = (typeof CLEANING_LOSSES)[number];
