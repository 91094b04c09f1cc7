import { Link } from 'react-router-dom';
import type { Group } from '../../api/types';
import { homePath, useSite } from '../../lib/site';
import { editPath } from '../page-tree';
import { Badge, StatusBadge } from '../../components/badge';
import screen from '../../theme/admin-screen.module.css';
import { ListState } from '../../components/list-state';
import { useGroupUsage, usePageStates, type GroupUsage } from './api';
import styles from './group-form.module.css';
import { RemoveGroup } from './remove-group';

const getBlocks = (count: number): string => (count === 1 ? '1 blok' : `${count} blokken`);

/** The pages that refer to a group, each with its number of blocks that do. */
function UsageList({ usage }: { usage: GroupUsage }) {
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
            {page && page.status !== 'published' && <StatusBadge status={page.status} />}
            {page?.scheduled_at && <Badge kind="info">Gepland</Badge>}
          </li>
        );
      })}
    </ul>
  );
}

interface GroupPanelProps {
  group: Group;
  onRemoved: () => void;
}

export function GroupPanel({ group, onRemoved }: GroupPanelProps) {
  const answer = useGroupUsage(group.id);
  const usage = answer.data;
  return (
    <aside className={screen.panel} aria-labelledby="gebruik">
      <h2 id="gebruik">Gebruikt op</h2>
      {usage && <UsageList usage={usage} />}
      <ListState list={answer} />
      <hr />
      <div className={screen.remove}>
        <RemoveGroup group={group} onRemoved={onRemoved} />
      </div>
    </aside>
  );
}
