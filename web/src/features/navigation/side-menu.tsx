import { Link, useLocation } from 'react-router-dom';
import styles from './side-menu.module.css';

interface SideMenuProps {
  title: string;
  items: { to: string; label: string }[];
}

export function SideMenu({ title, items }: SideMenuProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.menu}>
      <h2>{title}</h2>
      <nav aria-label={title}>
        <ul className={styles.list} role="list">
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
