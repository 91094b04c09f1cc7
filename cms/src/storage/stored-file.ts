import { createHash, randomBytes } from 'node:crypto';

/** A stored file: a row of Strapi's upload plugin, as far as the portal needs it. */
export interface StoredFile {
  id: string;
  /** The name that a downloader gets. */
  name: string;
  /** With its dot, lower case. */
  ext: string;
  mime: string;
  /** Bytes. */
  size: number;
  width: number | null;
  height: number | null;
  /** Where the storage keeps it; never on the wire. */
  key: string;
  /** Names the content: it changes when the file is replaced, or set apart. */
  version: string;
  /** SHA-256 of the content, as it is kept and as it was sent; base64url, never on the wire. */
  digests: readonly string[];
}

/** What the storage itself notes with a file. */
export interface FileSnapshot {
  /** Exact, where the row's own size is rounded. */
  bytes: number;
  /** SHA-256 of the content, base64url. */
  digest: string;
  /** The same of what was sent, when that was cleaned. */
  sent?: string;
}

/** A row of plugin::upload.file as the database gives it; sizes there are in kilobytes. */
export interface FileRow {
  documentId: string;
  name: string;
  ext: string | null;
  mime: string | null;
  size: number | string;
  width: number | null;
  height: number | null;
  hash: string;
  provider_metadata?: unknown;
}

const VERSION_LENGTH = 12;

/** What the storage noted, or null for a row that it never saw. */
export function getStoredSnapshot(noted: unknown): FileSnapshot | null {
  if (typeof noted !== 'object' || noted === null) return null;
  if (!('bytes' in noted) || typeof noted.bytes !== 'number') return null;
  if (!('digest' in noted) || typeof noted.digest !== 'string') return null;
  const sent = 'sent' in noted && typeof noted.sent === 'string' ? noted.sent : undefined;
  return { bytes: noted.bytes, digest: noted.digest, ...(sent !== undefined && { sent }) };
}

/** A name for content that nobody guesses. */
export const newHash = (): string => randomBytes(16).toString('hex');

/** The key under which a file's content is kept. */
export const storageKey = (hash: string, ext: string | null | undefined): string =>
  `${hash}${(ext ?? '').toLowerCase()}`;

/** Whether a file is kept for administrators alone (set-apart.ts). */
const isApart = (noted: unknown): boolean =>
  typeof noted === 'object' && noted !== null && 'apart' in noted && noted.apart === true;

// Each content has a hash of its own, which names its place in the storage: addresses tell neither that nor the content's.
const getVersion = ({ hash, provider_metadata }: FileRow): string =>
  createHash('sha256')
    .update(isApart(provider_metadata) ? `${hash}/apart` : hash)
    .digest('base64url')
    .slice(0, VERSION_LENGTH);

/** The stored file of a row. */
export const storedFileFromRow = (row: FileRow): StoredFile => {
  const facts = getStoredSnapshot(row.provider_metadata);
  return {
    id: row.documentId,
    name: row.name,
    ext: (row.ext ?? '').toLowerCase(),
    mime: row.mime ?? 'application/octet-stream',
    size: facts?.bytes ?? Math.round(Number(row.size) * 1000),
    width: row.width,
    height: row.height,
    key: storageKey(row.hash, row.ext),
    version: getVersion(row),
    digests: facts ? [facts.digest, ...(facts.sent === undefined ? [] : [facts.sent])] : [],
  };
};
