import { AdminScreen } from '../../components/admin-screen';
import { SearchWords } from '../../features/search-words';

/** /admin/search. */
export function SearchWordsScreen() {
  return (
    <AdminScreen title="Zoekwoorden">
      <SearchWords />
    </AdminScreen>
  );
}
