import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  RemoveFormatting,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useToolbarKeys } from '../toolbar-keys';
import tools from '../tool.module.css';
import { LinkDialog } from './link-dialog';
import styles from './rich-text-toolbar.module.css';

interface Tool {
  label: string;
  icon: LucideIcon;
  active: boolean;
  run: () => void;
}

const getTools = (editor: Editor): Tool[] => [
  {
    label: 'Kop',
    icon: Heading2,
    active: editor.isActive('heading', { level: 2 }),
    run: () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Kleine kop',
    icon: Heading3,
    active: editor.isActive('heading', { level: 3 }),
    run: () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Vet',
    icon: Bold,
    active: editor.isActive('bold'),
    run: () => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Cursief',
    icon: Italic,
    active: editor.isActive('italic'),
    run: () => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Lijst',
    icon: List,
    active: editor.isActive('bulletList'),
    run: () => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Genummerde lijst',
    icon: ListOrdered,
    active: editor.isActive('orderedList'),
    run: () => editor.chain().focus().toggleOrderedList().run(),
  },
];

const getHref = (editor: Editor): string => {
  const href: unknown = editor.getAttributes('link').href;
  return typeof href === 'string' ? href : '';
};

export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [linking, setLinking] = useState(false);
  const keys = useToolbarKeys();
  const marks = useEditorState({ editor, selector: ({ editor: now }) => getTools(now) });
  const setLink = (href: string): void => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    setLinking(false);
  };
  return (
    <div {...keys} aria-label={`Opmaak van ${label}`} className={styles.toolbar}>
      {marks.map(({ label: name, icon: Icon, active, run }) => (
        <button
          key={name}
          type="button"
          className={tools.tool}
          aria-label={name}
          aria-pressed={active}
          onClick={run}
        >
          <Icon />
        </button>
      ))}
      <button
        type="button"
        className={tools.tool}
        aria-label="Link"
        aria-pressed={editor.isActive('link')}
        onClick={() => setLinking(true)}
      >
        <Link2 />
      </button>
      <button
        type="button"
        className={tools.tool}
        aria-label="Opmaak wissen"
        onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
      >
        <RemoveFormatting />
      </button>
      {linking && <LinkDialog href={getHref(editor)} onChoose={setLink} onClose={() => setLinking(false)} />}
    </div>
  );
}
