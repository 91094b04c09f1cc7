import { z } from 'zod';

/** What archives look like; a new number when an older portal could not read them. */
export const FORMAT = 1;

/** Names of the entries of an archive. `about` is the first, `manifest` and `seal` are the last. */
export const ENTRIES = {
  about: 'about.json',
  manifest: 'manifest.json.gz',
  seal: 'manifest.sha256',
} as const;

/** The entry with the rows of a table. */
export const tableEntry = (table: string): string => `tables/${table}.copy.gz`;

/** The entry with the content of a file. */
export const fileEntry = (key: string): string => `files/${key}`;

/** Enough to know whether the rest can be read. */
export const about = z.object({ format: z.number(), version: z.string(), moment: z.iso.datetime() });

const content = { bytes: z.number(), sha256: z.string() };

/** Everything that is in an archive. */
export const manifest = about.extend({
  schema: z.object({
    /** Statements that make the tables. */
    tables: z.array(z.string()),
    /** Statements that make what holds rows together, once these are there. */
    rules: z.array(z.string()),
  }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), ...content })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** In the order of the archive. */
  files: z.array(z.object({ key: z.string(), ...content })),
  /** Files that rows name and that the storage had lost. */
  lost: z.array(z.string()),
  /** Which secret the portal had; the secret itself when it was the one that the portal made. */
  secret: z.object({ fingerprint: z.string(), generated: z.string().optional() }),
});

export type About = z.infer<typeof about>;
export type Manifest = z.infer<typeof manifest>;
export type TableEntry = Manifest['tables'][number];
export type FileEntry = Manifest['files'][number];
