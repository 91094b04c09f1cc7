import type { ColorResponse } from '../http/schemas/colors';
import type { PresetResponse } from '../http/schemas/presets';
import type { Values } from '../blocks/fields';
import type { StoredBlock } from '../blocks/stored-block';
import type { Permission } from '../permissions/viewer';
import type { StoredFile } from '../storage/stored-file';

/** The content of a page, frozen by publishing. References are ids. */
export interface PageContent {
  title: string;
  /** A sentence that introduces the page; may be empty. */
  lead: string;
  isPublic: boolean;
  groups: string[];
  blocks: StoredBlock[];
  /** What was filled in of the fields that a maintainer added, by name; also of one that is gone by now. */
  fields: Values;
}

/** The current state of a group. */
export interface PublishedGroup {
  id: string;
  name: string;
  permissions: readonly Permission[];
}

/** A point of a picture: fractions of its width and height, from the top left. */
interface FocalPoint {
  x: number;
  y: number;
}

/** The current state of an asset. */
export interface PublishedAsset {
  id: string;
  title: string;
  description: string;
  isPrivate: boolean;
  decorative: boolean;
  settings: { outlined: string; backgroundColor: string };
  /** Null means the centre. */
  focalPoint: FocalPoint | null;
  original: StoredFile | null;
  /** For downloading. */
  files: readonly StoredFile[];
  /** What is said in its video, as text: shown with it, and no download. */
  captions: readonly StoredFile[];
  /** Labels by which administrators organise and find assets; never shown to others. */
  tags: readonly string[];
  /** A user; without an id an API token, whose name stays when it is revoked. */
  uploadedBy: { id: string | null; name: string } | null;
  /** The id of the API token that made it; null for what people made. */
  madeByToken: string | null;
  /** Milliseconds, as `Date.now()`. */
  createdAt: number;
  /** The same; of the asset or one of its files, whichever changed last. */
  updatedAt: number;
}

/** A place that uses an asset or a group; the block is null when the page itself does. */
export interface Usage {
  page: { id: string; slug: string; title: string };
  block: { id: number; type: string } | null;
}

export const SHARING = ['off', 'admins', 'staff'] as const;

type Sharing = (typeof SHARING)[number];

/** The ornament next to login, share links, errors and the opening: none, the favicon in large, or a custom drawing. */
export const ORNAMENTS = ['none', 'mark', 'own'] as const;

type Ornament = (typeof ORNAMENTS)[number];

/** The current site settings. */
export interface PublishedSite {
  productName: string;
  productSlug: string;
  /** Those before, which lead to the home page too. */
  oldProductSlugs: readonly string[];
  logo: StoredFile | null;
  /** For dark backgrounds. */
  logoDark: StoredFile | null;
  /** For the tab of a browser; null for one drawn of the name. */
  favicon: StoredFile | null;
  ornament: Ornament;
  /** The drawing for the ornament `own`. */
  ornamentImage: StoredFile | null;
  /** The colours of the house style, in their order. */
  colors: readonly ColorResponse[];
  /** The formats in which pictures can be downloaded, the oldest first. */
  presets: readonly PresetResponse[];
  /** Whom readers can ask for help; unknown fields are empty. */
  contact: { name: string; email: string; phone: string; text: string };
  footerLinks: readonly { label: string; url: string }[];
  /** Whether people make their own account. */
  registrationOpen: boolean;
  /** The mail domains that may register; empty for any. */
  registrationDomains: readonly string[];
  /** Who may share files with people without an account. */
  sharing: Sharing;
  /** The name before the address that mails come from; may be empty. */
  mailFromName: string;
}
