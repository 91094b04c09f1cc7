import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { getAddedFields } from '../../lib/added-fields';
import { fullDay } from '../../lib/dates/amsterdam-time';
import { useSession } from '../../lib/session/use-session';
import { useSite } from '../../lib/site';
import { swrKey } from '../../lib/swr-keys';
import { Button } from '../../components/button';
import { Failed } from '../../components/failed';
import { Logo } from '../../components/logo';
import { ScreenHeading } from '../../components/screen-heading';
import { PageBlocks, PictureLoading } from '../blocks';
import styles from './printed-guide.module.css';
import { readGuide, type PrintedPage } from './read-guide';
import { usePictures } from './use-pictures';

const getPlace = (slug: string): string => `pagina-${slug}`;

function Cover() {
  const site = useSite();
  const { profile } = useSession();
  const [day] = useState(() => Date.now());
  return (
    <header className={`wrap stack ${styles.cover}`}>
      <div className={styles.logo}>
        <Logo site={site} alt={site.productName} />
      </div>
      <div>
        <p className={clsx('strong breaks', styles.name)}>Huisstijl {site.productName}</p>
        <p className="lead">
          {profile
            ? 'Zoals je hem als medewerker leest: geef dit niet zomaar door.'
            : 'Alle openbare pagina’s.'}
        </p>
        <p className={clsx('soft', styles.day)}>
          {fullDay(day)}
          <br />
          {window.location.host}
        </p>
      </div>
    </header>
  );
}

const Contents = ({ pages }: { pages: readonly PrintedPage[] }) => (
  <nav className={`wrap ${styles.contents}`} aria-labelledby="inhoudsopgave">
    <h2 id="inhoudsopgave">Inhoud</h2>
    <ol role="list">
      {pages.map(({ page, number, depth }) => (
        <li key={page.id} className={depth > 0 ? styles.below : undefined}>
          <a href={`#${getPlace(page.slug)}`}>
            <span className={clsx('soft tabular', styles.number)}>{number}</span>
            {page.title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

const Chapter = ({ printed: { page, number, depth } }: { printed: PrintedPage }) => (
  <article
    id={getPlace(page.slug)}
    className={depth > 0 ? undefined : styles.chapter}
    aria-labelledby={`${getPlace(page.slug)}-titel`}
  >
    <header className={`wrap ${styles.opening}`} data-opening>
      {number && <p className={clsx('soft tabular', styles.number)}>{number}</p>}
      <h2 id={`${getPlace(page.slug)}-titel`} className={styles.title}>
        {page.title}
      </h2>
      {page.lead && <p className="lead">{page.lead}</p>}
    </header>
    <PageBlocks blocks={page.blocks} fields={getAddedFields(page)} />
  </article>
);

/** The whole guide as one long page, with a cover and contents, for the browser to print or keep as PDF. */
export function PrintedGuide() {
  const { known, profile } = useSession();
  const site = useSite();
  const {
    data: pages,
    error,
    mutate,
  } = useSWR<PrintedPage[], unknown>(known ? swrKey('guide', profile?.id ?? 'visitor') : null, () =>
    readGuide(site),
  );
  const whole = useRef<HTMLDivElement>(null);
  const isReady = usePictures(whole, pages !== undefined);
  return (
    <>
      <div className={`wrap stack gap-3 ${styles.tools}`} data-screen-only>
        <ScreenHeading>Hele gids als pdf</ScreenHeading>
        {error ? (
          <Failed error={error} onRetry={() => void mutate()} />
        ) : (
          <>
            <p className="lead" role="status">
              {isReady && pages
                ? `De gids is klaar: ${pages.length === 1 ? '1 pagina' : `${pages.length} pagina’s`} die je mag lezen. Kies bij het afdrukken ‘Opslaan als pdf’.`
                : 'De gids wordt klaargezet: alle pagina’s met hun beelden.'}
            </p>
            <Button busy={!isReady} onClick={() => window.print()}>
              <Printer />
              Afdrukken of bewaren
            </Button>
          </>
        )}
      </div>
      {pages && (
        <PictureLoading.Provider value="eager">
          <div ref={whole}>
            <Cover />
            <Contents pages={pages} />
            {pages.map((printed) => (
              <Chapter key={printed.page.id} printed={printed} />
            ))}
          </div>
        </PictureLoading.Provider>
      )}
    </>
  );
}
