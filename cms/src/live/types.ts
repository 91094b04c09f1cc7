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

/** A page that visitors can see, as far as trees and rights need it. */
export interface LivePage {
  id: string;
  slug: string;
  title: string;
  parentId: string | null;
  position: number;
  publishedAt: string;
  isPublic: boolean;
  groups: readonly string[];
  blocks: readonly { id: number; isPrivate: boolean; groups: readonly string[]; assets: readonly string[] }[];
  revisionId: string;
}

/** A group as of now. */
export interface LiveGroup {
  id: string;
  name: string;
  permissions: readonly Permission[];
}

/** An asset as of now. */
export interface LiveAsset {
  id: string;
  title: string;
  description: string;
  isPrivate: boolean;
  settings: { outlined: string; backgroundColor: string };
  original: StoredFile | null;
  files: readonly StoredFile[];
}
