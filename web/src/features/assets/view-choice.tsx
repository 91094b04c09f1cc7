import { clsx } from 'clsx';
import { LayoutGrid, List } from 'lucide-react';
import type { View } from './use-view';
import styles from './view-choice.module.css';

const VIEWS = [
  { view: 'grid', label: 'Als raster', Icon: LayoutGrid },
  { view: 'list', label: 'Als lijst', Icon: List },
] as const;

export function ViewChoice({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  return (
    <div role="group" aria-label="Weergave" className={clsx('rounded', styles.choice)}>
      {VIEWS.map(({ view: each, label, Icon }) => (
        <button
          key={each}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}
