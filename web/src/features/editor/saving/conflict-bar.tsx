import { clsx } from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { createContext, useContext, useId, useState, type MouseEvent } from 'react';
import type { BlockType } from '../../../api/types';
import { clockTime } from '../../../lib/dates/moments';
import { Button } from '../../../components/button';
import { randomBlockId, keepBoth } from '../state/block-changes';
import styles from './conflict-bar.module.css';
import { ConflictSides } from './conflict-sides';
import { getInitials } from './initials';
import type { Conflict } from './page-state';
import type { PageStore } from './page-store';
import { savedName } from './saved-by';

interface ConflictQuestion {
  conflict: Conflict;
  user: string;
  types: readonly BlockType[];
  store: PageStore;
}

/** What both changed, for the blocks that it is of; null when there is nothing to choose. */
export const ConflictContext = createContext<ConflictQuestion | null>(null);

function describeConflict(
  { theirPage, theirs }: Conflict,
  user: string,
  block: number,
): [what: string, meanwhile: string] {
  const { updated_by: by, updated_at: at } = theirPage;
  const isMine = by?.id === user;
  const who = isMine ? 'Je' : (by?.name ?? 'Iemand anders');
  const when = at ? ` om ${clockTime(at)}` : '';
  const where = isMine ? ' in een ander tabblad' : '';
  const isGone = !theirs.blocks.some(({ id }) => id === block);
  const what = isGone
    ? `${who} verwijderde dit blok${when}${where}`
    : `${who} sloeg dit blok${when}${where} op`;
  return [
    what,
    isMine ? '. Wat je hier schreef staat er nog.' : ', terwijl jij schreef. Jouw tekst staat er nog.',
  ];
}

/** A click on the bar does not move the caret, so that typing continues. */
const keepCaret = (event: MouseEvent): void => event.preventDefault();

/**
 * Reports at a block that someone else changed it too, and offers both versions. Takes no focus and no keys, and moves
 * no text.
 */
export function ConflictBar({ block }: { block: number }) {
  const question = useContext(ConflictContext);
  return question?.conflict.names.includes(`blocks.${block}`) ? <Bar {...question} block={block} /> : null;
}

function Bar({ conflict, user, types, store, block }: ConflictQuestion & { block: number }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { theirPage, theirs } = conflict;
  const [what, meanwhile] = describeConflict(conflict, user, block);
  const name = savedName(theirPage, user);
  const version = theirs.blocks.find((each) => each.id === block);
  const choose = (isTheirs: boolean): void => void store.resolve(new Map([[`blocks.${block}`, isTheirs]]));
  const putBoth = (): void => {
    const { blocks } = store.now().draft;
    const copyId = randomBlockId(blocks.map((each) => each.id));
    if (version) store.dispatch({ type: 'change', change: keepBoth(version, copyId) });
    choose(false);
  };
  return (
    <div className={clsx('edged', styles.mate)} data-mate>
      <div
        role="group"
        aria-label="Ook gewijzigd"
        className={clsx('cluster text-sm', styles.bar)}
        onMouseDown={keepCaret}
      >
        <span className={clsx('text-xs strong edged', styles.avatar)} aria-hidden="true">
          {getInitials(theirPage.updated_by?.name ?? '?')}
        </span>
        <p>
          <b>{what}</b>
          {meanwhile}
        </p>
        <div className={clsx('cluster small-icons', styles.ways)}>
          {version && (
            <Button
              variant="glass"
              small
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              Verschil
              {isOpen ? <ChevronUp /> : <ChevronDown />}
            </Button>
          )}
          <Button variant="glass" small onClick={() => choose(true)}>
            {version ? `Neem die van ${name}` : 'Verwijder het ook'}
          </Button>
          <Button variant="paper" small className={styles.keep} onClick={() => choose(false)}>
            Houd de mijne
          </Button>
        </div>
      </div>
      {isOpen && version && (
        <ConflictSides {...{ id, conflict, types, store, block, name }} onBoth={putBoth} />
      )}
    </div>
  );
}
