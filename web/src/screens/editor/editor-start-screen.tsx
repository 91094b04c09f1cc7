import { Plus } from 'lucide-react';
import { EditorStart } from '../../features/editor';
import { ButtonLink } from '../../components/button';
import { ScreenHeading } from '../../components/screen-heading';
import styles from './screen.module.css';

/** /edit: the start screen of editors. */
export default function EditorStartScreen() {
  return (
    <div className={`wrap stack gap-4 ${styles.screen}`}>
      <div className={`spread ${styles.head}`}>
        <ScreenHeading className={styles.heading}>Redactie</ScreenHeading>
        <div className="cluster">
          <ButtonLink to="/huisstijl/create">
            <Plus />
            Pagina toevoegen
          </ButtonLink>
          <ButtonLink variant="soft" to="/huisstijl/deleted">
            Verwijderde pagina&apos;s
          </ButtonLink>
        </div>
      </div>
      <EditorStart />
    </div>
  );
}
