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
