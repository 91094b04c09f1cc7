import { clsx } from 'clsx';
import type { Command, EditorState } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  splitCell,
} from '@tiptap/pm/tables';
import { useEditorState, type Editor } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  PanelLeft,
  PanelTop,
  TableCellsMerge,
  TableCellsSplit,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import toolbar from '../fields/rich-text-toolbar.module.css';
import tools from '../tool.module.css';
import { useToolbarKeys } from '../toolbar-keys';
import {
  hasHeadColumn,
  hasHeadRow,
  mergeChosen,
  runTable,
  toggleHeadColumn,
  toggleHeadRow,
} from './table-nodes';

interface Tool {
  label: string;
  icon: LucideIcon;
  command: Command;
  /** For what is on or off. */
  isOn?: (state: EditorState) => boolean;
}

const TOOLS: Tool[] = [
  { label: 'Rij erboven', icon: BetweenHorizontalEnd, command: addRowBefore },
  { label: 'Rij eronder', icon: BetweenHorizontalStart, command: addRowAfter },
  { label: 'Rij verwijderen', icon: TableRowsSplit, command: deleteRow },
  { label: 'Kolom links', icon: BetweenVerticalEnd, command: addColumnBefore },
  { label: 'Kolom rechts', icon: BetweenVerticalStart, command: addColumnAfter },
  { label: 'Kolom verwijderen', icon: TableColumnsSplit, command: deleteColumn },
  { label: 'Kopregel', icon: PanelTop, command: toggleHeadRow, isOn: hasHeadRow },
  { label: 'Kopkolom', icon: PanelLeft, command: toggleHeadColumn, isOn: hasHeadColumn },
  { label: 'Cellen samenvoegen', icon: TableCellsMerge, command: mergeChosen },
  { label: 'Cel splitsen', icon: TableCellsSplit, command: splitCell },
  { label: 'Tabel verwijderen', icon: Trash2, command: deleteTable },
];

/** What can be done with the table that the caret is in; nothing outside of a table. */
export function TableToolbar({ editor, label }: { editor: Editor; label: string }) {
  const isInside = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  return isInside ? <Tools {...{ editor, label }} /> : null;
}

function Tools({ editor, label }: { editor: Editor; label: string }) {
  const keys = useToolbarKeys();
  const now = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      TOOLS.map(({ command, isOn }) => ({ can: command(state), on: isOn?.(state) })),
  });
  return (
    <div {...keys} aria-label={`Tabel in ${label}`} className={clsx('rounded edged', toolbar.toolbar)}>
      {TOOLS.map(({ label: name, icon: Icon, command }, index) => (
        <button
          key={name}
          type="button"
          className={clsx('center', tools.tool)}
          aria-label={name}
          aria-disabled={!now[index]?.can || undefined}
          aria-pressed={now[index]?.on}
          onClick={() => {
            runTable(editor, command);
            editor.commands.focus();
          }}
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}
