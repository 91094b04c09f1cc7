import { DeletedList } from '../../features/editor';
import { ScreenHeading } from '../../components/screen-heading';
import styles from './screen.module.css';

/** /huisstijl/deleted. */
export default function DeletedPagesScreen() {
  return (
    <div className={`wrap stack gap-4 ${styles.screen}`}>
      <ScreenHeading className={styles.heading}>Verwijderde pagina&apos;s</ScreenHeading>
      <DeletedList />
    </div>
  );
}
