import { clsx } from 'clsx';
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
  // On a phone it is a row that scrolls; the page itself stays where it is.
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const observer = new ResizeObserver(() => {
      const current = row.querySelector<HTMLElement>('[aria-current]');
      if (current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <div className={clsx('stack gap-3', styles.menu)}>
      <h2>{title}</h2>
      <nav aria-label={title}>
        <ul ref={list} className={clsx('cluster gap-half', styles.list)} role="list">
          {items.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                // Browsers leave one that is partly in sight where it is.
                onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
                aria-current={`${pathname}/`.startsWith(`${to}/`) ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
