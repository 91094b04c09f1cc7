import StarterKit from '@tiptap/starter-kit';
import { Links } from './links';
import { Subscript, Superscript } from './scripts';
import { Tables } from './table-nodes';

/** What a rich text may hold (`isWritable`). */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: false,
    // The page editor has its own undo, which covers the whole page.
    undoRedo: false,
    underline: false,
    // Only behind a table, which leaves no other way on.
    trailingNode: {
      notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule'],
    },
    code: false,
    codeBlock: false,
  }),
  Links,
  Superscript,
  Subscript,
  Tables,
];
