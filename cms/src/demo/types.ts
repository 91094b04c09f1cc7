import type { Permission, RoleName } from '../permissions/viewer';

/** The print and paint values of the demo's hospital; the token identifies the colour. */
export interface DemoColor {
  token: string;
  cmyk: { c: number; m: number; y: number; k: number };
  cmykCondition: 'FOGRA51';
  pmsCoated?: string;
  ral?: string;
  share?: number;
  note?: string;
}

/** Everything that the demo is filled with. Pages stand in the order of the tree, sub-pages behind their parent. */
export interface DemoContent {
  groups: DemoGroup[];
  users: DemoUser[];
  assets: DemoAsset[];
  colors: DemoColor[];
  pages: DemoPage[];
}

/** Groups by the key with which users, pages and blocks refer to them. */
type GroupKey = 'medewerkers' | 'communicatie' | 'vormgevers' | 'vrijwilligers';

/** A group and what its members may do. */
export interface DemoGroup {
  key: GroupKey;
  name: string;
  permissions: Permission[];
}

/** A user who can log in; all share one password, made at the first start. */
export interface DemoUser {
  firstName: string;
  lastName: string;
  email: string;
  role: RoleName;
  groups: GroupKey[];
  description: string;
}

/** An asset; files are names in cms/demo/files. Blocks refer to it by its key. */
export interface DemoAsset {
  key: string;
  title: string;
  description: string;
  isPrivate?: boolean;
  settings?: { outlined?: string; backgroundColor?: string };
  original?: string;
  files?: string[];
  /** A label assigns it to a shelf of the library. */
  tags?: string[];
}

/** A value of a block's field, as a write of a page sends it. */
export type DemoValue = string | number | boolean | null | DemoValue[] | { [name: string]: DemoValue };

/** A block as a write of a page sends it, with keys instead of ids. Without groups it takes all groups of its page. */
export interface DemoBlock {
  type: string;
  isPrivate?: boolean;
  groups?: GroupKey[];
  [field: string]: DemoValue | undefined;
}

/** A page; pages stand in the order of the list, sub-pages behind their parent. */
export interface DemoPage {
  slug: string;
  title: string;
  lead: string;
  /** The slug of the page that it stands under. */
  parent?: string;
  isPublic: boolean;
  groups: GroupKey[];
  published: boolean;
  blocks: DemoBlock[];
  /** Blocks added after publishing, so that the page is 'modified'. */
  addedLater?: DemoBlock[];
}
