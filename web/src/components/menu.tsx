import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './menu.module.css';

export interface MenuItem {
  label: string;
  to: string;
  /** What the place is told besides. */
  state?: unknown;
  icon?: ReactNode;
}

interface MenuProps {
  items: MenuItem[];
  className?: string;
  /** What the button shows; its text is its name. */
  children: ReactNode;
}

const STEP: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Keys that open the menu, and the item that gets the focus then. */
const START: Record<string, number> = { ArrowDown: 0, ArrowUp: -1 };

const itemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** A button with a menu of places to go: arrows open it and walk, Escape and Tab close. */
export function Menu({ items, className, children }: MenuProps) {
  const [start, setStart] = useState<number | null>(null);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setStart(null);

  useEffect(() => {
    if (start === null) return;
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
    // A menu item answers to the space bar, which a link does not.
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
        <div className={styles.list} role="menu" aria-labelledby={id} tabIndex={-1} onKeyDown={walk}>
          {items.map((item) => (
            <Link key={item.to} role="menuitem" tabIndex={-1} to={item.to} state={item.state} onClick={close}>
              {item.icon}
              {item.label}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}
