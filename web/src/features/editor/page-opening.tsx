import { clsx } from 'clsx';
import { ListTree, Plus } from 'lucide-react';
import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../components/button';
import { GrowingText } from './in-place/growing-text';
import styles from './page-opening.module.css';
import { changePage, changeTitle } from './state/page-changes';
import type { Change } from './state/types';
import { ADD_BLOCK } from './use-restored-focus';

/** The longest lead, in characters, and from which length on the editor counts. */
const LONGEST = 300;
const COUNTED = 240;

interface PageOpeningProps {
  /** The caret starts in the title of a new page. */
  isNew: boolean;
  title: string;
  lead: string;
  /** How many blocks there are. */
  count: number;
  errors: Record<string, string>;
  /** Makes the slug of a page whose address nobody has yet. */
  getSlug: ((title: string) => string) | undefined;
  outline: boolean;
  apply: (change: Change) => void;
  onOutline: (outline: boolean) => void;
  /** Adds a block; what asks for its type opens beside this button. */
  onAdd: (button: Element) => void;
  /** Goes on in a text below the opening, a new one when the page does not begin with one. */
  onWrite: () => void;
}

/** How much more fits in the lead, when that is little. */
const getRoom = (lead: string): string => {
  const room = LONGEST - lead.length;
  if (lead.length < COUNTED) return '';
  return room < 0 ? `${-room} te veel` : `nog ${room}`;
};

/** The title and the lead of a page, written where they are read, and what adds and lists blocks. */
export const PageOpening = memo(function PageOpening(props: PageOpeningProps) {
  const { isNew, title, lead, count, errors, getSlug, outline, apply, onOutline, onAdd, onWrite } = props;
  const opening = useRef<HTMLDivElement>(null);
  const room = getRoom(lead);

  useEffect(() => {
    if (isNew) opening.current?.querySelector('textarea')?.focus();
  }, [isNew]);

  /** Enter goes on: from the title to the lead, and from there to the text. */
  const goOn = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const fields = [...(opening.current?.querySelectorAll('textarea') ?? [])];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    if (next) next.focus();
    else onWrite();
  };

  return (
    <div ref={opening} className={`wrap stack gap-3 ${styles.opening}`} data-opening>
      <div className={clsx('strong', styles.title)}>
        <GrowingText
          label="Titel"
          at="title"
          required
          value={title}
          error={errors.title}
          onChange={(next) => apply(changeTitle(next, getSlug))}
          onKeyDown={goOn}
        />
      </div>
      <div className={`lead ${styles.lead}`}>
        <GrowingText
          label="Inleiding"
          at="lead"
          value={lead}
          error={errors.lead}
          onChange={(next) => apply(changePage({ lead: next }))}
          onKeyDown={goOn}
        />
        <p
          className={clsx('text-xs soft', styles.room)}
          role="status"
          data-over={lead.length > LONGEST || undefined}
        >
          {room && `${LONGEST} tekens, ${room}.`}
        </p>
      </div>
      <div className="cluster">
        <Button id={ADD_BLOCK} variant="soft" small onClick={({ currentTarget }) => onAdd(currentTarget)}>
          <Plus />
          Blok toevoegen
        </Button>
        {count > 1 && (
          <Button variant="quiet" small aria-pressed={outline} onClick={() => onOutline(!outline)}>
            <ListTree />
            {outline ? 'Hele pagina' : 'Overzicht van blokken'}
          </Button>
        )}
      </div>
      {count === 0 && <p className="soft">Deze pagina is nog leeg. Begin met een blok tekst of een beeld.</p>}
    </div>
  );
});
