import { useNavigation } from 'react-router-dom';
import { pending } from '../../lib/api/activity';
import { useLiveValue } from '../../lib/live-value';
import { useDelayed } from '../../lib/use-delayed';
import { useThrottled } from '../../lib/use-throttled';
import styles from './loading-bar.module.css';

/** A bar along the top for anything that takes noticeable time. */
export function LoadingBar() {
  const navigation = useNavigation();
  const fetching = useLiveValue(pending) > 0;
  const visible = useThrottled(useDelayed(fetching || navigation.state !== 'idle'));
  return visible ? <div className={styles.bar} data-screen-only aria-hidden="true" /> : null;
}
