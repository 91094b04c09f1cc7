import type { StoredBlock } from '../blocks/stored-block';
import type { Permission } from '../permissions/viewer';
import type { StoredFile } from '../storage/stored-file';

/** The content of a page: what publishing freezes. References are ids. */
export interface PageContent {
  title: string;
  isPublic: boolean;
  groups: string[];
  blocks: StoredBlock[];
}

/** A group as of now. */
export interface PublishedGroup {
  id: string;
  name: string;
  permissions: readonly Permission[];
}

/** A point of a picture: shares of its width and height, from the top left. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** An asset as of now. */
export interface PublishedAsset {
  id: string;
  title: string;
  description: string;
  isPrivate: boolean;
  decorative: boolean;
  settings: { outlined: string; backgroundColor: string };
  /** Null is the middle. */
  focalPoint: FocalPoint | null;
  original: StoredFile | null;
  files: readonly StoredFile[];
  /** Milliseconds, as `Date.now()`. */
  createdAt: number;
  updatedAt: number;
}

/** A place that uses an asset or a group; the block is null when it is the page itself. */
export interface Usage {
  page: { id: string; slug: string; title: string };
  block: { id: number; type: string } | null;
}

/** The portal's own settings as of now; `palette` is what was stored, unchecked. */
export interface PublishedSite {
  productName: string;
  productSlug: string;
  logo: StoredFile | null;
  palette: unknown;
  /** Whom readers ask for help; what is not known is empty. */
  contact: { name: string; email: string; phone: string; text: string };
  footerLinks: readonly { label: string; url: string }[];
}
