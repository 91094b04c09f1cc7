import { clsx } from 'clsx';
import { RotateCcw, X } from 'lucide-react';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { EmailAddress } from '../../../components/email-address';
import styles from './members.module.css';
import type { Person } from './staged-members';

interface MemberRowProps {
  person: Person;
  /** A current member, or one to add or remove on save. */
  state: 'member' | 'coming' | 'leaving';
  onToggle: () => void;
}

const LABELS = {
  member: (name: string) => `${name} uit de groep halen`,
  coming: (name: string) => `${name} toch niet toevoegen`,
  leaving: (name: string) => `${name} toch in de groep houden`,
};

export function MemberRow({ person: { name, email }, state, onToggle }: MemberRowProps) {
  const Icon = state === 'leaving' ? RotateCcw : X;
  return (
    <li className={clsx('line text-sm', styles.row, state === 'leaving' && styles.leaving)}>
      <span className={clsx('breaks', styles.who)}>
        <span className={clsx('strong', styles.name)}>{name}</span>
        <span className={styles.email}>
          <EmailAddress>{email}</EmailAddress>
        </span>
      </span>
      {state === 'coming' && <Badge kind="modified">Komt erbij</Badge>}
      {state === 'leaving' && <Badge kind="modified">Gaat eruit</Badge>}
      <Button variant="quiet" small iconOnly aria-label={LABELS[state](name)} onClick={onToggle}>
        <Icon />
      </Button>
    </li>
  );
}
