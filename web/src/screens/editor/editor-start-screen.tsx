import { Plus } from 'lucide-react';
import { RecentPages } from '../../features/editor/recent-pages';
import { useTitle } from '../../lib/use-title';
import { ButtonLink } from '../../theme/controls/button';
import { ScreenHeading } from '../../theme/controls/screen-heading';
import styles from './screen.module.css';

/** /edit: where editors begin. */
export default function EditorStartScreen() {
  useTitle('Redactie');
  return (
    <div className={`wrap ${styles.screen}`}>
      <ScreenHeading className={styles.heading}>Redactie</ScreenHeading>
      <div>
        <ButtonLink to="/huisstijl/create">
          <Plus className="icon" aria-hidden="true" />
          Nieuwe pagina
        </ButtonLink>
      </div>
      <RecentPages />
    </div>
  );
}
