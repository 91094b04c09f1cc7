import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleDashed, CirclePause, Clock } from 'lucide-react';
import styles from './webhooks.module.css';

const ICONS = {
  good: <CircleCheck />,
  bad: <CircleAlert />,
  wait: <Clock />,
  new: <CircleDashed />,
  off: <CirclePause />,
} as const;

interface StateIconProps {
  of: keyof typeof ICONS;
  /** For who does not see the icon, where no other words say it. */
  words?: string;
}

/** How it goes, as an icon. */
export const StateIcon = ({ of, words }: StateIconProps) => (
  <span className={clsx(of === 'good' && styles.good, of === 'bad' && styles.failed, 'soft', styles.state)}>
    {ICONS[of]}
    {words && <span className="sr">{words}</span>}
  </span>
);
