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
}

/** The stored file of a row. */
export const storedFileFromRow = (row: FileRow): StoredFile => {
  const ext = (row.ext ?? '').toLowerCase();
  return {
    id: row.documentId,
    name: row.name,
    ext,
    mime: row.mime ?? 'application/octet-stream',
    size: Math.round(Number(row.size) * 1000),
    width: row.width,
    height: row.height,
    key: `${row.hash}${ext}`,
  };
};
