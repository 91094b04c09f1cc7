import { Mark } from '@tiptap/react';

const createScript = (name: 'superscript' | 'subscript', tag: 'sup' | 'sub', key: string) =>
  Mark.create({
    name,
    // Nothing is raised and lowered at once.
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts: () => ({ [key]: ({ editor }) => editor.commands.toggleMark(name) }),
  });

/** Raised characters: m², 1e. */
export const Superscript = createScript('superscript', 'sup', 'Mod-.');
/** Lowered characters: CO₂. */
export const Subscript = createScript('subscript', 'sub', 'Mod-,');
