import { clsx } from 'clsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/button';
import { SearchText } from '../../../components/search-text';
import { PageSection } from './page-section';
import styles from './start.module.css';

const FEW = 5;
const MANY = 20;
const MOST = 500;

/** The start screen of an editor: own work, unpublished pages, scheduled pages, and a search through all pages. */
export function EditorStart() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [all, setAll] = useState(false);
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
          query={{ search, pageSize: MOST }}
          none="Geen pagina met deze woorden. Zoek op een ander woord, of maak een nieuwe pagina."
        />
      ) : (
        <>
          <div className={clsx('stack', styles.columns)}>
            <PageSection
              title="Van mij"
              query={{ mine: true, pageSize: FEW }}
              none="Je hebt nog niets bewaard. Open een pagina, of maak een nieuwe."
            />
            <PageSection
              title="Concepten"
              query={{ status: 'draft', pageSize: FEW }}
              none="Er zijn geen concepten."
            />
            <PageSection
              title="Gewijzigd"
              query={{ status: 'modified', pageSize: FEW }}
              none="Alles wat gepubliceerd is, is bijgewerkt."
            />
            <PageSection
              title="Gepland"
              query={{ status: 'scheduled', sort: 'scheduled_at:asc', pageSize: FEW }}
              none="Er staat niets klaar om vanzelf te publiceren."
            />
          </div>
          <PageSection
            title="Alle pagina's"
            query={{ pageSize: all ? MOST : MANY }}
            none="Er zijn nog geen pagina's."
          />
          {!all && (
            <div>
              <Button variant="soft" small onClick={() => setAll(true)}>
                Alles laten zien
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
