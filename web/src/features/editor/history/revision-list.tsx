import { clsx } from 'clsx';
import type { Revision } from '../../../api/types';
import { Badge } from '../../../components/badge';
import styles from './revision-list.module.css';
import { KINDS, revisionName, revisionSource } from './revision-words';

interface RevisionListProps {
  revisions: readonly Revision[];
  shown: Revision;
  onChoose: (revision: Revision) => void;
}

export const rowId = ({ id }: Revision): string => `versie-${id}`;

const BADGES = { publish: 'published', save: 'draft', restore: 'info' } as const;

export function RevisionList({ revisions, shown, onChoose }: RevisionListProps) {
  return (
    <ol role="list" aria-label="Versies" className="stack gap-half">
      {revisions.map((revision) => (
        <li key={revision.id}>
          <button
            type="button"
            id={rowId(revision)}
            className={clsx('grid rounded edged', styles.revision)}
            aria-current={revision.id === shown.id}
            onClick={() => onChoose(revision)}
          >
            <span className={clsx('text-sm strong breaks', styles.name)}>{revisionName(revision)}</span>
            <Badge kind={BADGES[revision.kind]}>{KINDS[revision.kind]}</Badge>
            <span className={`meta span-all ${styles.source}`}>{revisionSource(revision)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
