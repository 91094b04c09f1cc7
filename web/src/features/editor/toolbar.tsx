import { clsx } from 'clsx';
import { CircleCheck, CloudOff, Redo2, Save, Undo2 } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { isAhead } from '../../lib/amsterdam-time';
import { StatusBadge } from '../../theme/controls/badge';
import { Button } from '../../theme/controls/button';
import { ScheduledBadge } from '../../theme/controls/scheduled-badge';
import { PresenceNote } from './saving/presence-note';
import { SaveState } from './saving/save-state';
import type { PageSaving } from './saving/use-page-saving';
import styles from './toolbar.module.css';

interface ToolbarProps {
  title: string;
  saving: PageSaving;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** Further buttons, with an icon: where room is short, only that is seen of them. */
  children?: ReactNode;
}

/** The state of the page, and what can be done with it as a whole. */
export function Toolbar(props: ToolbarProps) {
  const { title, saving, canUndo, canRedo, onUndo, onRedo, children } = props;
  const { page, busy, others, save } = saving;
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label="Pagina"
      tabIndex={-1}
      onKeyDown={moveFocus}
      onPointerOver={nameWhatIsCut}
    >
      <div className={styles.state}>
        <div className={styles.line}>
          <span className={styles.title}>{title || (page ? 'Zonder titel' : 'Nieuwe pagina')}</span>
          <span className={styles.status}>
            <StatusBadge status={page?.status ?? 'draft'} />
          </span>
          {page && isAhead(page.scheduled_at) && (
            <span className={styles.later}>
              <ScheduledBadge at={page.scheduled_at} />
            </span>
          )}
          <SaveState {...saving} />
        </div>
        <PresenceNote others={others} />
      </div>
      <div className={styles.tools}>
        <Button variant="quiet" iconOnly aria-label="Ongedaan maken" disabled={!canUndo} onClick={onUndo}>
          <Undo2 className="icon" aria-hidden="true" />
        </Button>
        <Button variant="quiet" iconOnly aria-label="Opnieuw" disabled={!canRedo} onClick={onRedo}>
          <Redo2 className="icon" aria-hidden="true" />
        </Button>
        {children}
        {page?.published_at && (
          <Button variant="quiet" small busy={busy === 'offline'} onClick={() => void save('offline')}>
            <CloudOff className="icon" aria-hidden="true" />
            Offline halen
          </Button>
        )}
        <Button
          variant="soft"
          small
          className={styles.word}
          busy={busy === 'save'}
          onClick={() => void save('save')}
        >
          <Save className="icon" aria-hidden="true" />
          Opslaan
        </Button>
        <Button
          small
          className={clsx(styles.word, styles.last)}
          busy={busy === 'publish'}
          onClick={() => void save('publish')}
        >
          <CircleCheck className="icon" aria-hidden="true" />
          Publiceren
        </Button>
      </div>
    </div>
  );
}

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows go from button to button, as in every toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  // What a button opens has its own keys.
  if (!step || !(target instanceof HTMLButtonElement) || target.closest('dialog, [role=menu]')) return;
  const buttons = [...currentTarget.querySelectorAll('button')].filter(
    (button) => !button.disabled && !button.closest('dialog, [role=menu]'),
  );
  event.preventDefault();
  buttons[step(buttons.indexOf(target), buttons.length)]?.focus();
}

/** A button of which only the icon is seen tells its name to who points at it, and words that are cut what they say. */
function nameWhatIsCut({ target }: PointerEvent<HTMLElement>): void {
  if (!(target instanceof HTMLElement) && !(target instanceof SVGElement)) return;
  const button = target.closest('button');
  if (button) button.title ||= button.ariaLabel ?? button.textContent.trim();
  else if (target instanceof HTMLElement && getComputedStyle(target).textOverflow === 'ellipsis')
    target.title = target.scrollWidth > target.clientWidth ? target.textContent.trim() : '';
}
