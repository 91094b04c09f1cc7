import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './menu.module.css';

export interface MenuItem {
  label: string;
  to: string;
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

/** A button with a menu of places to go: arrows walk, Escape and Tab close. */
export function Menu({ items, className, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') {
      setOpen(false);
      return button.current?.focus();
    }
    const step = STEP[event.key];
    if (!step) return;
    event.preventDefault();
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    all[step(at, all.length)]?.focus();
  }

  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <div className={styles.list} role="menu" tabIndex={-1} onKeyDown={handleKey}>
          {items.map((item) => (
            <Link key={item.to} role="menuitem" tabIndex={-1} to={item.to} onClick={() => setOpen(false)}>
              {item.icon}
              {item.label}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}
