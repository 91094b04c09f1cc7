import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import styles from './action-menu.module.css';
import { ignoreSecondClicks } from '../lib/second-click';
import { itemsIn, START, STEP } from './menu';

/** An action, or a link with `to`. */
export interface MenuAction {
  label: string;
  icon: ReactNode;
  /** The keys that do the same. */
  keys?: string;
  danger?: boolean;
  to?: string;
  state?: unknown;
  run?: () => void;
}

interface ActionMenuProps {
  /** The name of the button, where it shows an icon only. */
  label: string;
  items: readonly MenuAction[];
  className?: string;
  busy?: boolean;
  children: ReactNode;
}

const GAP = 4;
const EDGE = 8;

/** Puts the list under its button, or above it where there is more room. Nothing that scrolls cuts it off. */
function place(list: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = list.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const below = innerHeight - at.bottom - GAP - EDGE;
  const isBelow = below >= height || below >= at.top;
  const top = isBelow ? at.bottom + GAP : at.top - GAP - height;
  const left = Math.min(Math.max(EDGE, at.right - width), innerWidth - width - EDGE);
  Object.assign(list.style, { top: `${Math.max(EDGE, top)}px`, left: `${Math.max(EDGE, left)}px` });
}

/** A menu button with actions, for editors: arrow keys open it and move, Escape and Tab close it. */
export function ActionMenu({ label, items, className, busy, children }: ActionMenuProps) {
  const [start, setStart] = useState<number | null>(null);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const placedAt = useRef(0);
  const isOpen = start !== null;
  const close = () => setStart(null);

  useLayoutEffect(() => {
    if (start === null || !list.current || !button.current) return;
    ignoreSecondClicks();
    list.current.popover = 'manual';
    list.current.showPopover();
    place(list.current, button.current);
    placedAt.current = button.current.getBoundingClientRect().top;
    itemsIn(list.current).at(start)?.focus({ preventScroll: true });
  }, [start]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !list.current?.contains(target) && !button.current?.contains(target)) {
        setStart(null);
      }
    };
    // A browser also tells of what was scrolled just before the menu opened.
    const closeMoved = (event: Event): void => {
      if (button.current?.getBoundingClientRect().top !== placedAt.current) closeOutside(event);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('scroll', closeMoved, true);
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('scroll', closeMoved, true);
      window.removeEventListener('resize', close);
    };
  }, [isOpen]);

  function openAt(event: KeyboardEvent): void {
    const at = START[event.key];
    if (at === undefined) return;
    event.preventDefault();
    setStart(at);
  }

  function walk(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Tab' || event.key === 'Escape') {
      // Keeps a dialog around it open.
      if (event.key === 'Escape') event.preventDefault();
      button.current?.focus();
      return close();
    }
    const step = STEP[event.key];
    if (!step) return;
    event.preventDefault();
    const all = itemsIn(list.current);
    all[
      step(
        all.findIndex((item) => item === document.activeElement),
        all.length,
      )
    ]?.focus();
  }

  /** The focus returns to the button first: a dialog that opens now gives it back there. */
  const choose = (run?: () => void): void => {
    button.current?.focus();
    close();
    run?.();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        className={className}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setStart(isOpen ? null : 0)}
        onKeyDown={openAt}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={list}
          className={clsx('card edged', styles.list)}
          role="menu"
          aria-labelledby={id}
          tabIndex={-1}
          onKeyDown={walk}
        >
          {items.map(({ label: name, icon, keys, danger, to, state, run }) => {
            const look = clsx(styles.item, danger && styles.danger);
            const inside = (
              <>
                {icon}
                <span>{name}</span>
                {keys && <kbd aria-hidden="true">{keys}</kbd>}
              </>
            );
            return to === undefined ? (
              <button
                key={name}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={look}
                aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
                onClick={() => choose(run)}
              >
                {inside}
              </button>
            ) : (
              <Link
                key={name}
                role="menuitem"
                tabIndex={-1}
                className={look}
                to={to}
                state={state}
                onClick={() => choose(run)}
              >
                {inside}
              </Link>
            );
          })}
        </div>
      )}
    </>
  );
}
