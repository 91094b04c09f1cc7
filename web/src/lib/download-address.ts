import { API_PREFIX } from './api/client';

/** Something to download: an asset's original, its picture in a format, or one of its files. */
export interface Downloadable {
  of: 'assets' | 'files';
  id: string;
  /** The format in which an asset's picture is drawn. */
  preset?: string;
}

/** The URL of its bytes, for viewers who need no token. */
export const addressOf = ({ of, id, preset }: Downloadable): string =>
  [API_PREFIX, of, id, ...(preset === undefined ? [] : ['renditions', preset]), 'download'].join('/');
