import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { SearchText } from '../../../components/search-text';
import { PageSection } from './page-section';
import styles from './start.module.css';

const FEW = 5;
const MANY = 20;

/** The start screen of an editor: own work, unpublished pages, scheduled pages, and a search through all pages. */
export function EditorStart() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  return (
    <div className="stack gap-5">
      <div className={styles.search}>
        <SearchText
          placeholder="Titel van een pagina"
          searched={search}
          onSearch={(words) =>
            setParams(words ? { search: words } : {}, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      {search ? (
        <PageSection
          title="Gevonden"
          query={{ search }}
          few={MANY}
          none="Geen pagina met deze woorden. Zoek op een ander woord, of maak een nieuwe pagina."
        />
      ) : (
        <>
          <div className={clsx('stack', styles.columns)}>
            <PageSection
              title="Van mij"
              query={{ mine: true }}
              few={FEW}
              none="Je hebt nog niets bewaard. Open een pagina, of maak een nieuwe."
            />
            <PageSection
              title="Concepten"
              query={{ status: 'draft' }}
              few={FEW}
              none="Er zijn geen concepten."
            />
            <PageSection
              title="Gewijzigd"
              query={{ status: 'modified' }}
              few={FEW}
              none="Alles wat gepubliceerd is, is bijgewerkt."
            />
            <PageSection
              title="Gepland"
              query={{ status: 'scheduled', sort: 'scheduled_at:asc' }}
              few={FEW}
              none="Er staat niets klaar om vanzelf te publiceren."
            />
          </div>
          <PageSection title="Alle pagina's" query={{}} few={MANY} none="Er zijn nog geen pagina's." />
        </>
      )}
    </div>
  );
}
