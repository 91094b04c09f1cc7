import { clsx } from 'clsx';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { BlockType } from '../../../api/types';
import { pastMoment } from '../../../lib/dates/moments';
import { Button } from '../../../components/button';
import { CancelButton, Dialog } from '../../../components/dialog';
import { usePageTree } from '../../page-tree';
import { Words } from '../differences/difference-view';
import difference from '../differences/difference-view.module.css';
import { withoutMiddles } from '../differences/without-middles';
import styles from './conflict-dialog.module.css';
import { getConflictParts, getSide, type ConflictPart } from './conflict-parts';
import type { Conflict } from './page-state';
import type { PageStore } from './page-store';
import { usePageState } from './use-page-state';

interface ConflictDialogProps {
  types: readonly BlockType[];
  store: PageStore;
  conflict: Conflict;
  user: string;
  /** Per name whether it is the other version that stays. */
  onChoose: (choices: ReadonlyMap<string, boolean>) => void;
  onClose: () => void;
}

function getTitle({ names, theirPage: { updated_by: by } }: Conflict, isMine: boolean): string {
  const areBlocks = names.some((name) => name.startsWith('blocks.'));
  const what = areBlocks ? 'Deze blokken zijn' : 'Dit is';
  if (isMine) return `${what} ook in een ander tabblad gewijzigd`;
  return `${what} ook door ${by?.name ?? 'iemand anders'} gewijzigd`;
}

/** Someone else changed the same blocks or fields: nothing of those was written, and the editor chooses for each. */
export function ConflictDialog({ types, store, conflict, user, onChoose, onClose }: ConflictDialogProps) {
  const mine = usePageState(store, ({ draft }) => draft);
  const { names, theirs, theirPage } = conflict;
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isCompared, setCompared] = useState(false);
  const { tree } = usePageTree();
  const parts = useMemo(
    () => getConflictParts(types, names, { mine, theirs }, tree),
    [types, names, mine, theirs, tree],
  );
  const isMine = theirPage.updated_by?.id === user;
  const who = isMine ? 'Ander tabblad' : (theirPage.updated_by?.name ?? 'Iemand anders');
  const choose = (name: string, isTheirs: boolean): void => {
    const next = new Map(choices).set(name, isTheirs);
    setChoices(next);
    if (names.every((each) => next.has(each))) onChoose(next);
  };
  return (
    <Dialog
      title={getTitle(conflict, isMine)}
      width={800}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
            Bekijk verschil
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <p className={styles.said}>
        {names.length === 1 ? 'Kies welke versie blijft.' : 'Kies bij elk welke versie blijft.'} Al het andere
        blijft staan. Wat je niet kiest, haal je terug met Ongedaan maken.
      </p>
      <div className={clsx('stack gap-3', styles.parts)}>
        {parts.map((part) => (
          <Part
            key={part.name}
            part={part}
            isCompared={isCompared}
            who={theirPage.updated_at ? `${who}, ${pastMoment(theirPage.updated_at)}` : who}
            chosen={choices.get(part.name)}
            onChoose={(isTheirs) => choose(part.name, isTheirs)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface PartProps {
  part: ConflictPart;
  isCompared: boolean;
  who: string;
  /** Whether the other version was chosen; undefined before a choice. */
  chosen: boolean | undefined;
  onChoose: (isTheirs: boolean) => void;
}

function Part({ part, isCompared, who, chosen, onChoose }: PartProps) {
  const id = useId();
  const { title, fields } = part;
  return (
    <section className={clsx('panel edged', styles.part)} role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {isCompared && (
        <dl className={clsx('stack', difference.fields)}>
          {fields.map(({ label, pieces }) => (
            <div key={label}>
              <dt className={label === title ? 'sr' : undefined}>{label}</dt>
              <dd>
                <Words pieces={withoutMiddles(pieces)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={clsx('grid', styles.versions)}>
        <Version part={part} side="theirs" who={who} isShort={isCompared}>
          <Button
            variant="soft"
            aria-describedby={id}
            aria-pressed={chosen === true}
            onClick={() => onChoose(true)}
          >
            Andere versie laden
          </Button>
        </Version>
        <Version part={part} side="mine" who="Jij" isShort={isCompared}>
          <Button
            variant="soft"
            aria-describedby={id}
            aria-pressed={chosen === false}
            onClick={() => onChoose(false)}
          >
            Mijn versie bewaren
          </Button>
        </Version>
      </div>
    </section>
  );
}

interface VersionProps {
  part: ConflictPart;
  side: 'mine' | 'theirs';
  who: string;
  /** Without its texts, where these stand above it. */
  isShort: boolean;
  children: ReactNode;
}

function Version({ part: { title, fields, removedBy }, side, who, isShort, children }: VersionProps) {
  const isRemoved = removedBy === (side === 'mine' ? 'me' : 'them');
  return (
    <div className={clsx('card edged', styles.version)}>
      <p className="muted">{who}</p>
      {isRemoved && <p>Dit blok is verwijderd.</p>}
      {!isRemoved && !isShort && (
        <dl className={clsx('stack', difference.fields)}>
          {fields.map(({ label, pieces }) => (
            <div key={label}>
              <dt className={label === title ? 'sr' : undefined}>{label}</dt>
              <dd>{getSide(withoutMiddles(pieces), side) || <span className="muted">Leeg</span>}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
