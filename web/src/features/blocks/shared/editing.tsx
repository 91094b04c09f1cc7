import { createContext, useContext, type ReactNode } from 'react';

/** What takes the place of the parts of a block while it is being written; `at` is the dotted path of the part. */
export interface Editing {
  /** A plain text. */
  words: (at: string, text: string) => ReactNode;
  /** A rich text; `className` is that of the text as readers see it. Null when it can only be read here. */
  richText: (at: string, html: string, className: string) => ReactNode | null;
  /** A place for an asset that is empty still. */
  emptyPlace: (at: string) => ReactNode;
}

/** Given by the editor around the block that somebody writes in; readers have none. */
export const EditingContext = createContext<Editing | null>(null);

/** How the block is being written; null when it is read. */
export const useEditing = (): Editing | null => useContext(EditingContext);

/** A plain text of a block. */
export function Words({ at, children }: { at: string; children: string }) {
  return useEditing()?.words(at, children) ?? children;
}

/** A place for an asset without one: nothing to readers. */
export function EmptyPlace({ at }: { at: string }) {
  return useEditing()?.emptyPlace(at) ?? null;
}
