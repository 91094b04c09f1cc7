import type { Group } from '../../api/types';
import screen from '../../theme/admin-screen.module.css';
import { ListState } from '../../components/list-state';
import { useGroupUsage } from './api';
import { GroupUsageList } from './group-usage';
import { RemoveGroup } from './remove-group';

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
      {usage && <GroupUsageList usage={usage} />}
      <ListState list={answer} />
      <hr />
      <div className={screen.remove}>
        <RemoveGroup group={group} onRemoved={onRemoved} />
      </div>
    </aside>
  );
}
