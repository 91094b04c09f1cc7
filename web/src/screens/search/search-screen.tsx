import { useSearchParams } from 'react-router-dom';
import { ScreenHeading } from '../../components/screen-heading';
import { SearchView } from '../../features/search';
import { useTitle } from '../../lib/site';
import styles from './search-screen.module.css';

/** /zoeken?q=&kind=&page=: all that a search finds. */
export default function SearchScreen() {
  const [params] = useSearchParams();
  const q = params.get('q')?.trim();
  useTitle(q ? `${q} zoeken` : 'Zoeken');
  return (
    <div className={`wrap ${styles.screen}`}>
      <ScreenHeading className={styles.heading}>Zoeken</ScreenHeading>
      <SearchView />
    </div>
  );
}
