import { DeletedList } from '../../features/editor';
import { useTitle } from '../../lib/site';
import { ScreenHeading } from '../../components/screen-heading';
import styles from './screen.module.css';

/** /huisstijl/deleted. */
export default function DeletedPagesScreen() {
  useTitle("Verwijderde pagina's");
  return (
    <div className={`wrap ${styles.screen}`}>
      <ScreenHeading className={styles.heading}>Verwijderde pagina&apos;s</ScreenHeading>
      <DeletedList />
    </div>
  );
}
