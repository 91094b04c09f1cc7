import type { components } from './schema';

type Schemas = components['schemas'];

/** The wire entities, under the names that the contract gives them. */
export type Page = Schemas['Page'];
export type PageNode = Schemas['PageNode'];
export type Block = Schemas['Block'];
export type Button = Schemas['Button'];
export type Tile = Schemas['Tile'];
export type Asset = Schemas['Asset'];
export type File = Schemas['File'];
export type Group = Schemas['Group'];
export type User = Schemas['User'];
export type Profile = Schemas['Profile'];
export type Color = Schemas['Color'];
export type Preset = Schemas['Preset'];
export type Rendition = Schemas['Rendition'];
export type Site = Schemas['Site'];
export type BlockType = Schemas['BlockType'];
export type BlockField = Schemas['BlockField'];
export type Presence = Schemas['Presence'];
export type Revision = Schemas['Revision'];
export type WholeRevision = Schemas['WholeRevision'];
export type LikelyPage = Schemas['LikelyPage'];
export type Hit = Schemas['Hit'];
export type Suggestion = Schemas['Suggestion'];
export type Pagination = Schemas['Pagination'];

/** A page of a list. */
export interface List<Entity> {
  data: Entity[];
  meta: { pagination: Pagination };
}

/** The same of a list that is read on by `after`. */
export interface ContinuedList<Entity> {
  data: Entity[];
  meta: { pagination: Pagination; next: string | null };
}

/** One kind of block by its wire name: `BlockOf<'text-tile'>`. */
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;
