import type { Readable } from 'node:stream';
import { getEnv } from '../../../../config/env';
import { notFound } from '../../../http/errors';
import { storage } from '../../../storage';
import type { Range } from '../../../storage/provider/file-storage';
import type { StoredFile } from '../../../storage/stored-file';

/** The content of a response that sends a file. */
export interface Content {
  name: string;
  /** With its dot, lower case. */
  ext: string;
  mime: string;
  /** Changes with the content. */
  version: string;
  /** Bytes. */
  size: number;
  modified: Date;
  /** The path for the proxy, when the proxy sends the file. */
  atProxy?: string;
  read(range?: Range): Promise<Readable>;
}

/** The content of a stored file. Throws 404 when it is gone. */
export async function openStoredFile({ key, name, ext, mime, version }: StoredFile): Promise<Content> {
  const about = await storage().about(key);
  if (!about) throw notFound();
  const folder = getEnv().downloadsByProxy;
  return {
    name,
    ext,
    mime,
    version,
    ...about,
    ...(folder !== undefined && { atProxy: folder + encodeURIComponent(key) }),
    read: (range) => storage().read(key, range),
  };
}
