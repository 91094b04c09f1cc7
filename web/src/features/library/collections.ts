import type { components } from '../../api/schema';

export type LibraryOverview = components['schemas']['LibraryOverview'];
export type Shelf = LibraryOverview['collections'][number];
export type Collection = Shelf['id'];

/** The shelves of the library by their name in an address, in the order of the server. */
export const COLLECTION_TITLES: Record<Collection, string> = {
  logos: 'Logo',
  templates: 'Sjablonen',
  images: 'Beeld',
  icons: 'Pictogrammen',
  documents: 'Documenten',
};

const isCollection = (value: string): value is Collection => Object.hasOwn(COLLECTION_TITLES, value);

/** What an address asks for of the shelves: one, or the whole list instead of them. */
export type LibraryView = Collection | 'all';

export const getLibraryView = (value: string | null): LibraryView | null =>
  value !== null && (value === 'all' || isCollection(value)) ? value : null;

/** Where one collection, or the whole list, is shown. */
export const listPath = (collection: LibraryView): string => `/bestanden?collection=${collection}`;
