import { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { expect, test } from 'vitest';
import { Links } from './links';

const extensions = [StarterKit.configure({ link: false }), Links];

test.each([
  ['<p><a href="/huisstijl/logo">a</a></p>'],
  ['<p><a href="https://a.nl">a</a></p>'],
  ['<p><a target="_blank" rel="noopener noreferrer" href="https://a.nl">a</a></p>'],
  // As the editor made them before: no other window for the portal's own pages.
  [
    '<p><a target="_blank" rel="noopener noreferrer" href="/huisstijl/logo">a</a></p>',
    '<p><a href="/huisstijl/logo">a</a></p>',
  ],
])('%s', (content, written = content) => {
  const editor = new Editor({ extensions, content });
  expect(editor.getHTML()).toBe(written);
  editor.destroy();
});
