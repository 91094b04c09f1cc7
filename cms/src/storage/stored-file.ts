import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { CLEANING_LOSSES, type CleaningLoss } from '../http/schemas/cleaning-losses';
import type { Film } from './validation/film';

/** A stored file: the columns of Strapi's upload plugin that the portal needs. */
export interface StoredFile {
  id: string;
  /** The file name for downloads. */
  name: string;
  /** With its dot, lower case. */
  ext: string;
  mime: string;
  /** Bytes. */
  size: number;
  width: number | null;
  height: number | null;
  /** The key in the storage; never in a response, but to a proxy that sends the content itself. */
  key: string;
  /** Identifies the content: changes when the file is replaced, or restricted to administrators. */
  version: string;
  /** SHA-256 of the content, as stored and as uploaded; base64url, never in a response. */
  digests: readonly string[];
  /** CRC-32 of the content; null for an old file of which it is not known yet (fill-digests.ts). */
  crc: number | null;
  /** The codec of a video, and whether browsers can play it; null when it was never read. */
  film: Film | null;
  /** Whether drawing a preview failed even with ample time. */
  isUndrawable: boolean;
  /** Whether its text was read for searching, and when; null when it was not yet. */
  text: { state: TextState; at: number } | null;
  /** When its content or name last changed, in milliseconds. */
  updatedAt: number;
  /** What cleaning removed from a drawing. */
  leftOut: readonly CleaningLoss[];
}

/** Whether a file has text: ready to be found, none (a scan), or unreadable. */
export type TextState = 'waiting' | 'ready' | 'none' | 'failed';

const filmMetadata = z.object({ film: z.object({ codec: z.string(), plays: z.boolean() }) });

const textMetadata = z.object({ text: z.enum(['waiting', 'ready', 'none', 'failed']), textAt: z.number() });

const failedPreview = z.object({ preview: z.literal('failed') });

function getText(metadata: unknown): StoredFile['text'] {
  const { success, data } = textMetadata.safeParse(metadata);
  return success ? { state: data.text, at: data.textAt } : null;
}

const cleanedMetadata = z.object({ leftOut: z.array(z.enum(CLEANING_LOSSES)) });

const getLeftOut = (metadata: unknown): StoredFile['leftOut'] =>
  cleanedMetadata.safeParse(metadata).data?.leftOut ?? [];

/** The metadata that the storage records with a file. */
export interface FileSnapshot {
  /** Exact, whereas the row's own size is rounded. */
  bytes: number;
  /** SHA-256 of the content, base64url. */
  digest: string;
  /** CRC-32 of the content, with which a zip begins before its bytes are read; absent from old rows. */
  crc?: number;
  /** The SHA-256 of the upload, when cleaning changed it. */
  sent?: string;
  /** Of a PDF that is not measured: whether it is tried again (renditions/measure-pages.ts). */
  preview?: 'waiting' | 'failed';
}

/** A row of plugin::upload.file from the database, with its size in kilobytes. */
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
  updatedAt: string | Date;
}

const VERSION_LENGTH = 12;

const storedSnapshot = z.object({
  bytes: z.number(),
  digest: z.string(),
  crc: z.number().optional(),
  sent: z.string().optional(),
});

/** The recorded metadata, or null for a row that the storage never handled. */
const getStoredSnapshot = (metadata: unknown): FileSnapshot | null =>
  storedSnapshot.safeParse(metadata).data ?? null;

/** An unguessable name for content. */
export const newHash = (): string => randomBytes(16).toString('hex');

/** The storage key of a file's content. */
export const storageKey = (hash: string, ext: string | null | undefined): string =>
  `${hash}${(ext ?? '').toLowerCase()}`;

/** Whether a file is for administrators only (restrict-to-admins.ts). */
const isForAdminsOnly = (metadata: unknown): boolean =>
  typeof metadata === 'object' && metadata !== null && 'apart' in metadata && metadata.apart === true;

// The hash of a row is unique per content and names its place in the storage. URLs must reveal neither that
// place nor the digest.
const getVersion = ({ hash, provider_metadata }: FileRow): string =>
  createHash('sha256')
    .update(isForAdminsOnly(provider_metadata) ? `${hash}/apart` : hash)
    .digest('base64url')
    .slice(0, VERSION_LENGTH);

export const storedFileFromRow = (row: FileRow): StoredFile => {
  const snapshot = getStoredSnapshot(row.provider_metadata);
  return {
    id: row.documentId,
    name: row.name,
    ext: (row.ext ?? '').toLowerCase(),
    mime: row.mime ?? 'application/octet-stream',
    size: snapshot?.bytes ?? Math.round(Number(row.size) * 1000),
    width: row.width,
    height: row.height,
    key: storageKey(row.hash, row.ext),
    version: getVersion(row),
    crc: snapshot?.crc ?? null,
    film: filmMetadata.safeParse(row.provider_metadata).data?.film ?? null,
    isUndrawable: failedPreview.safeParse(row.provider_metadata).success,
    text: getText(row.provider_metadata),
    updatedAt: new Date(row.updatedAt).getTime(),
    leftOut: getLeftOut(row.provider_metadata),
    digests: snapshot ? [snapshot.digest, ...(snapshot.sent === undefined ? [] : [snapshot.sent])] : [],
  };
};

export async function findFile(strapi: Core.Strapi, id: string): Promise<StoredFile | null> {
  const row = await strapi.db.query('plugin::upload.file').findOne({ where: { documentId: id } });
  return row ? storedFileFromRow(row) : null;
}
