/** What a transaction wrote to: ids, or all of a kind when its writes do not say which. */
export interface Touched {
  pages: Set<string> | 'all';
  assets: Set<string> | 'all';
  files: Set<string>;
  colors: boolean;
  site: boolean;
}

export const startTouched = (): Touched => ({
  pages: new Set(),
  assets: new Set(),
  files: new Set(),
  colors: false,
  site: false,
});

/** A kind of rows with an id. */
type Kind = 'pages' | 'assets' | 'files';

/** Adds a row; one without an id means all of them. Nothing follows from files of which the id is unknown. */
export function touchRow(touched: Touched, kind: Kind, id: unknown): void {
  if (kind === 'files') {
    if (typeof id === 'string') touched.files.add(id);
    return;
  }
  const ids = touched[kind];
  if (ids === 'all') return;
  if (typeof id === 'string') ids.add(id);
  else touched[kind] = 'all';
}
