import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ignoreSecondClicks } from '../lib/second-click';
import styles from './menu.module.css';

interface MenuItem {
  label: string;
  to: string;
  state?: unknown;
  icon?: ReactNode;
}

interface MenuProps {
  items: MenuItem[];
  className?: string;
  /** The content of the button; its text is the accessible name. */
  children: ReactNode;
}

/** What a key does in a list of menu items, by the place of the current one. */
export const STEP: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Keys that open the menu, with the index of the item to focus. */
export const START: Record<string, number> = { ArrowDown: 0, ArrowUp: -1 };

export const itemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** A menu button with links: arrow keys open it and move, Escape and Tab close it. */
export function Menu({ items, className, children }: MenuProps) {
  const [start, setStart] = useState<number | null>(null);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setStart(null);

  useEffect(() => {
    if (start === null) return;
    ignoreSecondClicks();
    itemsIn(root.current).at(start)?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setStart(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [start]);

  function openAt(event: KeyboardEvent) {
    const at = START[event.key];
    if (at === undefined) return;
    event.preventDefault();
    setStart(at);
  }

  function walk(event: KeyboardEvent) {
    if (event.key === 'Tab') return close();
    if (event.key === 'Escape') {
      close();
      return button.current?.focus();
    }
    const step = STEP[event.key];
    if (!step && event.key !== ' ') return;
    event.preventDefault();
    const all = itemsIn(root.current);
    const at = all.findIndex((link) => link === document.activeElement);
    // Menu items respond to the space bar; links do not.
    if (step) all[step(at, all.length)]?.focus();
    else all[at]?.click();
  }

  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        id={id}
        aria-expanded={start !== null}
        onClick={() => setStart(start === null ? 0 : null)}
        onKeyDown={openAt}
      >
        {children}
      </button>
      {start !== null && (
        <div
          className={clsx('stack gap-half card edged', styles.list)}
          role="menu"
          aria-labelledby={id}
          tabIndex={-1}
          onKeyDown={walk}
        >
          {items.map((item) => (
            <Link
              className="line"
              key={item.to}
              role="menuitem"
              tabIndex={-1}
              to={item.to}
              state={item.state}
              onClick={close}
            >
              {item.icon}
              {item.label}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}
