import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Group } from '../../api/types';
import { useEditedElsewhere } from '../../lib/edited-elsewhere';
import { Badge } from '../../components/badge';
import { GroupCounts } from './group-counts';
import { PERMISSIONS } from './permissions';
import { permissionsIn, type Rights } from './rights';
import table from '../../components/data-table.module.css';
import styles from './rights-matrix.module.css';

interface RightsMatrixProps {
  groups: readonly Group[];
  rights: Rights;
  onChange: (group: Group, permission: Group['permissions'][number], on: boolean) => void;
}

export function RightsMatrix({ groups, rights, onChange }: RightsMatrixProps) {
  const edited = useEditedElsewhere('group');
  return (
    <table className={clsx(table.table, styles.matrix)}>
      <caption className="sr">Groepen en wat zij mogen</caption>
      <thead>
        <tr>
          <th scope="col">Groep</th>
          {PERMISSIONS.map(({ value, label }) => (
            <th key={value} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">Leden</th>
          <th scope="col">Gebruikt op</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.id}>
            <th scope="row" className={clsx('breaks', styles.name)}>
              <Link className="row-link" to={`/admin/groups/${group.id}`}>
                {group.name}
                <ChevronRight className={styles.chevron} aria-hidden="true" />
              </Link>
              {edited.has(group.id) && <Badge kind="modified">Open in een ander tabblad</Badge>}
            </th>
            {PERMISSIONS.map(({ value, label }) => {
              const has = permissionsIn(rights, group).includes(value);
              return (
                <td key={value} className={styles.right}>
                  <label
                    className="line"
                    data-changed={has !== group.permissions.includes(value) || undefined}
                  >
                    <input
                      type="checkbox"
                      aria-label={`${label} voor ${group.name}`}
                      checked={has}
                      onChange={(event) => onChange(group, value, event.target.checked)}
                    />
                    <span aria-hidden="true">{label}</span>
                  </label>
                </td>
              );
            })}
            <GroupCounts id={group.id} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
