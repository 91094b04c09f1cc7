/** What a check found out about a file that is what its extension says. */
export interface Found {
  mime: string;
  width: number | null;
  height: number | null;
  /** Whether the file was changed in place. */
  isCleaned?: true;
}

/** Looks at the content of a file; null when it is not of the kind. May clean the file in place. */
export type Check = (path: string) => Promise<Found | null>;

/** A file without measures. */
export const found = (mime: string): Found => ({ mime, width: null, height: null });
