import { z } from 'zod';
import { deriveKey } from '../../config/env/app-secret';

/** The version of the archive format; increase it when an older portal could not read an archive. */
export const FORMAT = 1;

/** Names of the entries of an archive. `about` is the first, `manifest` and `seal` are the last. */
export const ENTRIES = {
  about: 'about.json',
  manifest: 'manifest.json.gz',
  seal: 'manifest.sha256',
} as const;

export const tableEntry = (table: string): string => `tables/${table}.copy.gz`;

export const fileEntry = (key: string): string => `files/${key}`;

/** Enough to decide whether the rest can be read. */
export const about = z.object({ format: z.number(), version: z.string(), moment: z.iso.datetime() });

const content = { bytes: z.number(), sha256: z.string() };

/** Everything in an archive. */
export const manifest = about.extend({
  schema: z.object({
    /** Statements that create the tables. */
    tables: z.array(z.string()),
    /** Statements that create keys, constraints and indexes, once the rows are in place. */
    rules: z.array(z.string()),
  }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), ...content })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** In the order of the archive. */
  files: z.array(z.object({ key: z.string(), ...content })),
  /** Files that rows refer to but that the storage had lost. */
  lost: z.array(z.string()),
  /** The fingerprint of the portal's secret, and the secret itself when the portal generated it. */
  secret: z.object({ fingerprint: z.string(), generated: z.string().optional() }),
  /** The portal's own address; archives of before 28 November 2026 do not say. */
  publicUrl: z.string().optional(),
});

export type About = z.infer<typeof about>;
export type Manifest = z.infer<typeof manifest>;
export type TableEntry = Manifest['tables'][number];
export type FileEntry = Manifest['files'][number];

const LENGTH = 16;

/** A hash that identifies a secret without revealing it. */
export const getFingerprint = (secret: string): string =>
  deriveKey(secret, 'backup-fingerprint').slice(0, LENGTH);
