import { fullDay } from '../../lib/dates/amsterdam-time';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '../../api/types';
import { Badge } from '../../components/badge';
import { EmailAddress } from '../../components/email-address';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import { inviteAgain } from './api';
import { getInvitation } from './invitation';
import { roleLabel, getRole } from './roles';
import styles from './user-table.module.css';

/** A user who never logged in: when the invitation was sent, with a way to send it again. */
function Invited({ user: { id, name, email, isActive, invitedAt } }: { user: User }) {
  const { busy, run } = useFormSave();
  if (!isActive) return <span className={styles.quiet}>Niet uitgenodigd</span>;
  const again = () =>
    run(async () => {
      await inviteAgain(id);
      toast.success(
        'De uitnodiging is verstuurd.',
        `${email} krijgt een nieuwe link; die werkt zeven dagen.`,
      );
    });
  return (
    <span className={styles.invited}>
      <span className={styles.quiet}>{getInvitation(invitedAt)}</span>
      <button
        type="button"
        className={clsx('strong', styles.again)}
        aria-busy={busy}
        aria-label={`Uitnodiging opnieuw versturen aan ${name}`}
        onClick={() => !busy && void again()}
      >
        Opnieuw
      </button>
    </span>
  );
}

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
      <th scope="row" className={clsx('cluster', styles.name)}>
        {/* Lets the form return to this exact list. */}
        <Link className="row-link" to={`/admin/users/${id}`} state={{ list: search }}>
          {name}
        </Link>
        {!isActive && <Badge kind="draft">Niet actief</Badge>}
        {edited && <Badge kind="modified">Open in een ander tabblad</Badge>}
      </th>
      <td className={clsx('soft', styles.email)}>
        <EmailAddress>{email}</EmailAddress>
      </td>
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
      <td className={clsx('tabular', styles.login)}>
        {lastLoginAt !== null && <span className={styles.narrow}>Laatst ingelogd: </span>}
        {lastLoginAt === null ? <Invited user={user} /> : fullDay(lastLoginAt)}
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </td>
    </tr>
  );
}
