import { clsx } from 'clsx';
import { AppWindow } from 'lucide-react';
import type { Presence } from '../../../api/types';
import { getInitials } from './initials';
import styles from './presence.module.css';

const names = new Intl.ListFormat('nl-NL', { type: 'conjunction' });

const MOST = 3;

export function OtherEditors({ others }: { others: readonly Presence[] }) {
  const people = [...new Map(others.filter(({ own }) => !own).map((each) => [each.id, each])).values()];
  const shown = people.slice(0, people.length > MOST ? MOST - 1 : MOST);
  const more = people.slice(shown.length).map(({ name }) => name);
  const said = names.format(people.map(({ name }) => name));
  const isElsewhere = others.some(({ own }) => own);
  return (
    <div role="status" className={clsx('line muted', styles.presence)}>
      {people.length > 0 && (
        <span className={clsx('line', styles.people)}>
          {shown.map(({ id, name }) => (
            <span key={id} className={clsx('edged', styles.person)} aria-hidden="true" title={name}>
              {getInitials(name)}
            </span>
          ))}
          {more.length > 0 && (
            <span className={clsx('edged', styles.person)} aria-hidden="true" title={names.format(more)}>
              +{more.length}
            </span>
          )}
          <span className={styles.words}>
            Ook {said} {people.length === 1 ? 'werkt' : 'werken'} aan deze pagina
          </span>
        </span>
      )}
      {isElsewhere && (
        <span className={clsx('line', styles.people)}>
          <AppWindow />
          <span className={styles.words}>Je hebt deze pagina ook in een ander tabblad open</span>
        </span>
      )}
    </div>
  );
}
