import { createContext, useContext, type ReactNode } from 'react';

/** Replaces parts of a block while it is being edited; `at` is the dotted path of the part. */
export interface Editing {
  words: (at: string, text: string) => ReactNode;
  /** A rich text; `className` is the class that readers get. Null when it cannot be edited here. */
  richText: (at: string, html: string, className: string) => ReactNode | null;
  /** Whether an empty text takes up space: it has, or had, focus. Until then, parts with `data-written` take none. */
  isOpen: (at: string) => boolean;
  /** A button that adds one to a list. */
  add: (at: string) => ReactNode;
}

/** Provided by the editor around the block that is being edited; readers have none. */
export const EditingContext = createContext<Editing | null>(null);

export const useEditing = (): Editing | null => useContext(EditingContext);

/** Renders an empty asset slot. Provided by the editor around all blocks; readers see none. */
export const EmptyPlaceContext = createContext<((at: string) => ReactNode) | null>(null);

export const useEmptyPlaces = (): boolean => useContext(EmptyPlaceContext) !== null;

/** A plain text of a block, editable in the editor. */
export function EditableText({ at, children }: { at: string; children: string }) {
  return useEditing()?.words(at, children) ?? children;
}

/** A button below a list of a block, such as its questions; renders nothing for readers. */
export const AddItem = ({ at }: { at: string }) => useEditing()?.add(at) ?? null;

/** An empty asset slot; renders nothing for readers. */
export function AssetPlaceholder({ at }: { at: string }) {
  return useContext(EmptyPlaceContext)?.(at) ?? null;
}
