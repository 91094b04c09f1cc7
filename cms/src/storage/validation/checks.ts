/** The result of a check for a file that matches its extension. */
export interface Found {
  mime: string;
  width: number | null;
  height: number | null;
  /** Set when the file was changed in place. */
  isCleaned?: true;
}

/** Checks the content of a file; null when it is not of the expected kind. May clean the file in place. */
export type Check = (path: string) => Promise<Found | null>;

/** A result without dimensions. */
export const found = (mime: string): Found => ({ mime, width: null, height: null });
