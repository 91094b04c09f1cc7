import { ArrowRight, Files, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { numberTree, pagePath, usePageTree } from '../page-tree';
import { useSession } from '../../lib/session/use-session';
import { useDelayed } from '../../lib/use-delayed';
import { ButtonLink } from '../../components/button';
import { Skeleton } from '../../components/skeleton';
import styles from './guide-index.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

function NoPages() {
  const { isAdmin } = useSession();
  if (!isAdmin) return <p>Hier staan nog geen pagina&apos;s die je mag lezen.</p>;
  return (
    <div className={styles.none}>
      <p>Er staan nog geen pagina&apos;s online.</p>
      <ButtonLink to="/huisstijl/create">Pagina toevoegen</ButtonLink>
    </div>
  );
}

/** All pages that the viewer may read, as a table of contents. */
export function GuideIndex() {
  const { chapters, loaded } = usePageTree();
  const late = useDelayed(!loaded);
  // Admins see drafts in the side navigation; this lists only what can be read.
  const pages = numberTree(chapters).filter(({ node }) => node.published_at !== null);
  return (
    <section className={`wrap ${styles.index}`} aria-labelledby="alle-paginas">
      <div className={`spread ${styles.head}`}>
        <h2 id="alle-paginas" className={styles.heading}>
          Alle pagina&apos;s
        </h2>
        <div className="cluster">
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
      {loaded && pages.length === 0 && <NoPages />}
      <ul role="list" className={styles.pages}>
        {!loaded && late && PLACES.map((place) => <Skeleton key={place} height={120} />)}
        {pages.map(({ node, number, children }) => (
          <li key={node.id} className={styles.page}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <div>
              <Link className={styles.title} to={pagePath(node.slug)}>
                {node.title}
                <ArrowRight />
              </Link>
              {node.lead && <p className={styles.lead}>{node.lead}</p>}
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
