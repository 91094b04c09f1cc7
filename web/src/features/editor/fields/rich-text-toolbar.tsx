import { clsx } from 'clsx';
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
  Subscript as SubscriptIcon,
  Superscript as SuperscriptIcon,
  Table,
  type LucideIcon,
} from 'lucide-react';
import { insertTable } from '../rich-text/table-nodes';
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
    label: 'Superscript',
    icon: SuperscriptIcon,
    active: editor.isActive('superscript'),
    run: () => editor.chain().focus().toggleMark('superscript').run(),
  },
  {
    label: 'Subscript',
    icon: SubscriptIcon,
    active: editor.isActive('subscript'),
    run: () => editor.chain().focus().toggleMark('subscript').run(),
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

/** Makes what is selected a link, or writes the title of what it leads to. */
function setLink(editor: Editor, href: string, title: string): void {
  const chain = editor.chain().focus();
  if (href === '') return void chain.extendMarkRange('link').unsetLink().run();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const marks = [{ type: 'link', attrs: { href } }];
    return void chain.insertContent({ type: 'text', text: title, marks }).unsetMark('link').run();
  }
  chain.extendMarkRange('link').setLink({ href }).run();
}

interface RichTextToolbarProps {
  editor: Editor;
  label: string;
  /** Whether it asks for a link. */
  linking: boolean;
  setLinking: (linking: boolean) => void;
}

export function RichTextToolbar({ editor, label, linking, setLinking }: RichTextToolbarProps) {
  const keys = useToolbarKeys();
  const marks = useEditorState({ editor, selector: ({ editor: now }) => getTools(now) });
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  return (
    <>
      <div {...keys} aria-label={`Opmaak van ${label}`} className={clsx('rounded edged', styles.toolbar)}>
        {marks.map(({ label: name, icon: Icon, active, run }) => (
          <button
            key={name}
            type="button"
            className={clsx('center', tools.tool)}
            aria-label={name}
            aria-pressed={active}
            onClick={run}
          >
            <Icon />
          </button>
        ))}
        <button
          type="button"
          className={clsx('center', tools.tool)}
          aria-label="Link"
          data-tip="Link (Ctrl+K)"
          aria-keyshortcuts="Control+K"
          aria-pressed={editor.isActive('link')}
          onClick={() => setLinking(true)}
        >
          <Link2 />
        </button>
        <button
          type="button"
          className={clsx('center', tools.tool)}
          aria-label="Tabel"
          aria-disabled={isInTable || undefined}
          onClick={() => !isInTable && insertTable(editor)}
        >
          <Table />
        </button>
        <button
          type="button"
          className={clsx('center', tools.tool)}
          aria-label="Opmaak wissen"
          onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
        >
          <RemoveFormatting />
        </button>
      </div>
      {linking && (
        <LinkDialog
          href={getHref(editor)}
          onClose={() => setLinking(false)}
          onChoose={(href, title) => {
            setLinking(false);
            setLink(editor, href, title);
          }}
        />
      )}
    </>
  );
}
