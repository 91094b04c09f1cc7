import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { pastMoment } from '../../../lib/dates/moments';
import { editPath } from '../../page-tree';
import { homePath, useSite } from '../../../lib/site';
import { StatusBadge } from '../../../components/badge';
import { ScheduledBadge } from '../../../components/scheduled-badge';
import type { PageSummary } from './api';
import styles from './start.module.css';

export function PageRows({ pages, labelledBy }: { pages: readonly PageSummary[]; labelledBy: string }) {
  const site = useSite();
  return (
    <ul role="list" aria-labelledby={labelledBy}>
      {pages.map(({ id, slug, title, status, scheduled_at: ahead, updated_at: at, updated_by: by }) => (
        <li key={id} className={clsx('grid', styles.row)}>
          <Link className="row-link" to={editPath(slug, homePath(site))}>
            {title}
          </Link>
          <span className={clsx('cluster', styles.badges)}>
            <StatusBadge status={status} />
            <ScheduledBadge at={ahead} />
          </span>
          <span className="meta">
            {pastMoment(at)}
            {by && ` door ${by.name}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
