import { clsx } from 'clsx';
import { EyeOff, Gauge } from 'lucide-react';
import type { Group } from '../../../api/types';
import { namePermissions } from '../../../lib/use-all-groups';
import { describeSight } from '../words/token-words';
import styles from './api-tokens.module.css';

interface TokenSightProps {
  name: string;
  writes: boolean;
  groups: readonly Group[];
}

/** What a token will see, while somebody chooses it. */
export function TokenSight({ name, writes, groups }: TokenSightProps) {
  return (
    <aside className={clsx('stack panel', styles.sight)} aria-label="Wat de sleutel ziet">
      <h3 className="title-4 breaks">Dit ziet {name.trim() || 'de sleutel'}</h3>
      <p role="status" className="small breaks">
        {describeSight(groups)}
        {writes && ' Voegt bestanden toe, en vervangt alleen wat hij zelf toevoegde.'}
      </p>
      {groups.length > 0 && (
        <ul role="list" className="stack gap-1 text-sm">
          {groups.map((group) => (
            <li key={group.id} className="breaks">
              <b className="strong">{group.name}</b>
              <span className="soft"> {namePermissions(group).join(', ') || 'mag nu nog niets'}</span>
            </li>
          ))}
        </ul>
      )}
      <ul role="list" className={clsx('stack gap-1 small small-icons', styles.limits)}>
        <li className="line">
          <EyeOff />
          <span>Nooit: concepten, gebruikers en instellingen.</span>
        </li>
        <li className="line">
          <Gauge />
          <span>Hoogstens 600 vragen per minuut.</span>
        </li>
      </ul>
    </aside>
  );
}
