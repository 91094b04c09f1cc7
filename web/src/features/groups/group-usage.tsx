import { Link } from 'react-router-dom';
import { editPath } from '../page-tree';
import { homePath, useSite } from '../../lib/site';
import { Badge, StatusBadge } from '../../components/badge';
import { usePageStates, type GroupUsage } from './api';
import styles from './group-form.module.css';

const getBlocks = (count: number): string => (count === 1 ? '1 blok' : `${count} blokken`);

/** The pages that refer to a group, each with its number of blocks that do. */
export function GroupUsageList({ usage }: { usage: GroupUsage }) {
  const site = useSite();
  const { data: states = [] } = usePageStates();
  if (usage.pages.length === 0) {
    return <p>Nog op geen enkele pagina. Kies de groep bij een pagina om die met de leden te delen.</p>;
  }
  return (
    <ul role="list" className={styles.pages}>
      {usage.pages.map(({ id, slug, title, blocks }) => {
        const page = states.find((each) => each.id === id);
        return (
          <li key={id}>
            <Link to={editPath(slug, homePath(site))}>{title}</Link>
            <span className={styles.quiet}>{blocks > 0 ? getBlocks(blocks) : 'alleen de pagina'}</span>
            {page && <StatusBadge status={page.status} />}
            {page?.scheduled_at && <Badge kind="info">Gepland</Badge>}
          </li>
        );
      })}
    </ul>
  );
}
