import type { ReactNode } from 'react';
import { EditingContext, type Editing } from '../../blocks/shared/editing';
import { EmptyPlace } from './empty-place';
import { isWritable } from './writable';
import { RichTextField } from './rich-text-field';
import { WordsField } from './words-field';

const editing: Editing = {
  words: (at, text) => <WordsField at={at} text={text} />,
  // What the editor does not know it would lose: then the panel has its source.
  richText: (at, html, className) =>
    isWritable(html) ? <RichTextField at={at} html={html} className={className} /> : null,
  emptyPlace: (at) => <EmptyPlace at={at} />,
};

/** Lets the block inside be written where it is read. Stands in a BlockForm. */
export const EditingBlock = ({ children }: { children: ReactNode }) => (
  <EditingContext.Provider value={editing}>{children}</EditingContext.Provider>
);
