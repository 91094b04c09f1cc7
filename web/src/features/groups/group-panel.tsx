import { clsx } from 'clsx';
import type { Group } from '../../api/types';
import screen from '../../theme/admin-screen.module.css';
import { GroupPages } from './pages/group-pages';
import { RemoveGroup } from './remove-group';

interface GroupPanelProps {
  group: Group;
  onRemoved: () => void;
}

export function GroupPanel({ group, onRemoved }: GroupPanelProps) {
  return (
    <aside className={clsx('stack panel small', screen.panel)} aria-labelledby="gebruik">
      <h2 className="title-4" id="gebruik">
        Gebruikt op
      </h2>
      <GroupPages group={group} />
      <hr />
      <div className={screen.remove}>
        <RemoveGroup group={group} onRemoved={onRemoved} />
      </div>
    </aside>
  );
}
