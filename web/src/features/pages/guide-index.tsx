import { clsx } from 'clsx';
import { ArrowRight, Files, Lock, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { numberTree, pagePath, usePageTree } from '../page-tree';
import { useLoginPath } from '../../lib/session/login-path';
import { useSession } from '../../lib/session/use-session';
import { inWords } from '../../lib/in-words';
import { useDelayed } from '../../lib/use-delayed';
import { ButtonLink } from '../../components/button';
import { Skeleton } from '../../components/skeleton';
import styles from './guide-index.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

function NoPages() {
  const { isAdmin } = useSession();
  if (!isAdmin) return <p>Hier staan nog geen pagina&apos;s die je mag lezen.</p>;
  return (
    <div className={clsx('stack gap-3', styles.none)}>
      <p>Er staan nog geen pagina&apos;s online.</p>
      <ButtonLink to="/huisstijl/create">Pagina toevoegen</ButtonLink>
    </div>
  );
}

/** The chapters that the viewer can read. Admins see drafts in the side navigation. */
function useReadable() {
  const { chapters, loaded } = usePageTree();
  return { loaded, pages: numberTree(chapters).filter(({ node }) => node.published_at !== null) };
}

/** How many there are, and for whom. */
function Count() {
  const { known, profile } = useSession();
  const { pages, loaded } = useReadable();
  const count = pages
    .flatMap((page) => [page, ...page.children])
    .filter(({ node }) => node.published_at).length;
  if (!loaded || !known || count === 0) return null;
  const words = inWords(count);
  return (
    <p className={styles.count}>
      {words.charAt(0).toUpperCase() + words.slice(1)}
      {profile ? ' die jij mag lezen' : ', openbaar voor iedereen'}
    </p>
  );
}

const Head = () => (
  <div className={`spread ${styles.head}`}>
    <div>
      <h2 id="alle-paginas" className={styles.heading}>
        Alle pagina&apos;s
      </h2>
      <Count />
    </div>
    <div className="cluster" data-screen-only>
      <ButtonLink variant="soft" small to="/huisstijl/afdrukken">
        <Printer />
        Hele gids als pdf
      </ButtonLink>
      <ButtonLink variant="soft" small to="/bestanden">
        <Files />
        Bestanden
      </ButtonLink>
    </div>
  </div>
);

/** Above the contents that editors arranged. */
export const GuideHead = () => (
  <div className={`wrap ${styles.above}`}>
    <Head />
  </div>
);

/** Below the contents that editors arranged: the chapters that are not in them yet, and what an account is for. */
export function GuideRest({ arranged }: { arranged: ReadonlySet<string> }) {
  const { known, profile } = useSession();
  const login = useLoginPath();
  const rest = useReadable().pages.filter(({ node }) => !arranged.has(node.slug));
  const isVisitor = known && !profile;
  if (rest.length === 0 && !isVisitor) return null;
  return (
    <div className={`wrap stack gap-6 ${styles.below}`}>
      {rest.length > 0 && (
        <section aria-labelledby="verder" className={clsx('stack', styles.rest)}>
          <h2 id="verder">Verder</h2>
          <ul role="list">
            {rest.map(({ node }) => (
              <li className="breaks" key={node.id}>
                <Link className="strong plain-link" to={pagePath(node.slug)}>
                  {node.title}
                </Link>
                {node.lead && <p>{node.lead}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isVisitor && (
        <p className={clsx('line panel text-sm', styles.more)} data-screen-only>
          <Lock />
          <span>
            Met een account zie je ook de pagina&apos;s voor medewerkers. <Link to={login}>Log in</Link>
          </span>
        </p>
      )}
    </div>
  );
}

/** All pages that the viewer may read, as a table of contents. */
export function GuideIndex() {
  const { pages, loaded } = useReadable();
  const late = useDelayed(!loaded);
  return (
    <section className={`wrap ${styles.index}`} aria-labelledby="alle-paginas">
      <Head />
      {loaded && pages.length === 0 && <NoPages />}
      <ul role="list" className={clsx('stack', styles.pages)}>
        {!loaded && late && PLACES.map((place) => <Skeleton key={place} height={120} />)}
        {pages.map(({ node, number, children }) => (
          <li key={node.id} className={clsx('breaks', styles.page)}>
            <span className={clsx('muted tabular', styles.number)} aria-hidden="true">
              {number}
            </span>
            <div>
              <Link className={clsx('line strong', styles.title)} to={pagePath(node.slug)}>
                {node.title}
                <ArrowRight />
              </Link>
              {node.lead && <p className={clsx('hint', styles.lead)}>{node.lead}</p>}
              {children.length > 0 && (
                <ul role="list" className={styles.children}>
                  {children
                    .filter((child) => child.node.published_at !== null)
                    .map((child) => (
                      <li key={child.node.id}>
                        <Link to={pagePath(child.node.slug)}>{child.node.title}</Link>
                      </li>
                    ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
