import { NavLink } from 'react-router-dom';
import styles from './side-menu.module.css';

interface SideMenuProps {
  title: string;
  items: { to: string; label: string }[];
}

/** A short menu at the side of a few screens that belong together. */
export function SideMenu({ title, items }: SideMenuProps) {
  return (
    <div className={styles.menu}>
      <h2>{title}</h2>
      <nav aria-label={title}>
        <ul className={styles.list} role="list">
          {items.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
