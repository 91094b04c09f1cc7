import { fullDay } from '../../lib/dates/amsterdam-time';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '../../api/types';
import { Badge } from '../../components/badge';
import { roleLabel, getRole } from './roles';
import styles from './user-table.module.css';

interface UserRowProps {
  user: User;
  chosen: boolean;
  /** Whether another tab has the form of this user open. */
  edited: boolean;
  onChoose: (on: boolean) => void;
}

export function UserRow({ user, chosen, edited, onChoose }: UserRowProps) {
  const { id, name, email, groups, isActive, lastLoginAt } = user;
  const { search } = useLocation();
  return (
    <tr className={clsx(chosen && styles.chosen, !isActive && styles.inactive)}>
      <td className={styles.check}>
        <input
          type="checkbox"
          aria-label={`${name} kiezen`}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </td>
      <th scope="row" className={styles.name}>
        {/* Lets the form return to this exact list. */}
        <Link className="row-link" to={`/admin/users/${id}`} state={{ list: search }}>
          {name}
        </Link>
        {!isActive && <Badge kind="draft">Niet actief</Badge>}
        {edited && <Badge kind="modified">Open in een ander tabblad</Badge>}
      </th>
      <td className={styles.email}>{email}</td>
      <td className={styles.role}>
        {getRole(user) === 'admin' ? <Badge kind="info">{roleLabel(user)}</Badge> : roleLabel(user)}
      </td>
      <td className={styles.groups}>
        {groups.length === 0 ? (
          <span className={styles.quiet}>Geen groepen</span>
        ) : (
          groups.map((group) => group.name).join(', ')
        )}
      </td>
      <td className={styles.login}>
        <span className={styles.narrow}>Laatst ingelogd: </span>
        {lastLoginAt === null ? <span className={styles.quiet}>Nog nooit</span> : fullDay(lastLoginAt)}
      </td>
    </tr>
  );
}
