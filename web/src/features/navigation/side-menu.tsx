import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './side-menu.module.css';

interface SideMenuProps {
  title: string;
  items: { to: string; label: string }[];
}

export function SideMenu({ title, items }: SideMenuProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // On a phone it is one row, longer than the screen.
  useEffect(() => {
    const row = list.current;
    const shown = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && shown) row.scrollLeft = shown.offsetLeft - (row.clientWidth - shown.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className={styles.menu}>
      <h2>{title}</h2>
      <nav aria-label={title}>
        <ul ref={list} className={styles.list} role="list">
          {items.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} aria-current={`${pathname}/`.startsWith(`${to}/`) ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
