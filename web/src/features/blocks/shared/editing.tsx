import { createContext, useContext, type ReactNode } from 'react';

/** What takes the place of the parts of a block while it is being written; `at` is the dotted path of the part. */
export interface Editing {
  /** A plain text. */
  words: (at: string, text: string) => ReactNode;
  /** A rich text; `className` is that of the text as readers see it. Null when it can only be read here. */
  richText: (at: string, html: string, className: string) => ReactNode | null;
  /** Whether an empty text has its room: it has, or had, the focus. Parts with `data-written` have none until then. */
  isOpen: (at: string) => boolean;
}

/** Given by the editor around the block that somebody writes in; readers have none. */
export const EditingContext = createContext<Editing | null>(null);

/** How the block is being written; null when it is read. */
export const useEditing = (): Editing | null => useContext(EditingContext);

/** Draws a place for an asset that is empty still. Given by the editor around all blocks; readers see none. */
export const EmptyPlaceContext = createContext<((at: string) => ReactNode) | null>(null);

/** Whether empty places for assets are drawn. */
export const useEmptyPlaces = (): boolean => useContext(EmptyPlaceContext) !== null;

/** A plain text of a block. */
export function EditableText({ at, children }: { at: string; children: string }) {
  return useEditing()?.words(at, children) ?? children;
}

/** A place for an asset without one: nothing to readers. */
export function AssetPlaceholder({ at }: { at: string }) {
  return useContext(EmptyPlaceContext)?.(at) ?? null;
}
