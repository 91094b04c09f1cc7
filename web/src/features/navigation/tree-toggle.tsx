import { clsx } from 'clsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import styles from './page-tree.module.css';

interface TreeToggleProps {
  id: string;
  title: string;
  open: boolean;
  onToggle: () => void;
}

export function TreeToggle({ id, title, open, onToggle }: TreeToggleProps) {
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      className={clsx('center small-icons', styles.toggle)}
      aria-expanded={open}
      data-toggles={id}
      aria-label={`Subpagina's van ${title}`}
      onClick={onToggle}
    >
      <Icon />
    </button>
  );
}
