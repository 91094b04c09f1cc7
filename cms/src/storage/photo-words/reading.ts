import type { Saying } from '../../http/schemas/sayings';

/** What is found in a photo, and what is to be done with it. */
export interface Reading {
  says: Set<Saying>;
  /** Whether the place is taken out on the way. */
  takesPlace: boolean;
  /** Whether anything was taken out. */
  isChanged: boolean;
}
