/** One line of the table of hostile inputs. `{page}`, `{token}` … stand for what the test has made. */
export interface Row {
  name: string;
  /** Who sends it: an admin when left out. */
  as?: 'admin' | 'user' | 'anonymous';
  /** Method and path below /api/v1, both sent as they stand. */
  call: string;
  headers?: Record<string, string | string[]>;
  json?: unknown;
  raw?: string | Buffer;
  /** Every status that is a good answer. */
  expected: number[];
  /** What the answer must hold, and what not. */
  holds?: RegExp;
  never?: RegExp;
}

/** Several rows that differ by one thing only. */
export const rows = <T>(things: readonly T[], row: (thing: T) => Row): Row[] => things.map(row);

/** A short name for something long or unreadable. */
export const short = (text: string): string => {
  const shown = JSON.stringify(text).slice(1, -1);
  return shown.length > 60 ? `${shown.slice(0, 60)}… (${text.length})` : shown;
};
