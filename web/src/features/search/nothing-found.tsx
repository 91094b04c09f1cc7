import { clsx } from 'clsx';
import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonAnchor } from '../../components/button';
import { WhomToAsk } from '../../components/whom-to-ask';
import { homePath, useSite } from '../../lib/site';
import { linkPath, listedPages, usePageTree } from '../page-tree';
import hit from './hit-row.module.css';
import { NearWords } from './near-words';
import styles from './search-screen.module.css';
import { usePageNumbers } from './use-page-numbers';

const MOST_PAGES = 8;

/** Asks the people behind the house style, with the search already filled in. */
function Ask({ q }: { q: string }) {
  const { contact } = useSite();
  return (
    <div className={clsx('stack panel', styles.ask)}>
      <h3>Staat het er echt niet?</h3>
      <p className="small">
        Vraag het aan <WhomToAsk />.{contact.email && ' Je zoekwoord staat al in het bericht.'}
      </p>
      {contact.email && (
        <ButtonAnchor href={`mailto:${contact.email}?subject=${encodeURIComponent(q)}`}>
          <Mail />
          Stel je vraag
        </ButtonAnchor>
      )}
      <p className="meta">Woorden zonder treffers tellen we, zonder naam. Zo vullen we aan wat ontbreekt.</p>
    </div>
  );
}

/** The main pages, to go on from. */
export function MainPages({ title }: { title: string }) {
  const { chapters } = usePageTree();
  const home = homePath(useSite());
  const numbers = usePageNumbers();
  const pages = listedPages(chapters).slice(0, MOST_PAGES);
  if (pages.length === 0) return null;
  return (
    <section className={styles.pages} aria-labelledby="hoofdpaginas">
      <h2 id="hoofdpaginas">{title}</h2>
      <ul role="list" className={clsx('stack gap-half', hit.hits)}>
        {pages.map((node) => (
          <li key={node.id} className={clsx('grid rounded', hit.hit)} data-row>
            <span className={clsx('center text-xs strong edged tabular', hit.picture)} aria-hidden="true">
              {numbers.get(node.id)}
            </span>
            <Link to={linkPath(node, home)} className={clsx('strong breaks', hit.title)} data-hit>
              {node.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Never the end: words that are near, pages to go on from, and whom to ask. */
export function NothingFound({ q, isOffline }: { q: string; isOffline: boolean }) {
  return (
    <div className={clsx('stack', styles.none)}>
      <div className={clsx('stack', styles.noneMain)}>
        <h2>Niets gevonden voor &quot;{q}&quot;</h2>
        <p>
          {isOffline
            ? "Het staat niet in de titels, en niet in de pagina's die je eerder opende. Zoek opnieuw als je weer verbinding hebt."
            : 'Het staat op geen pagina en in geen bestand dat jij mag zien.'}
        </p>
        {!isOffline && <NearWords q={q} />}
        <Ask q={q} />
      </div>
      <MainPages title="Misschien zoek je dit" />
    </div>
  );
}
