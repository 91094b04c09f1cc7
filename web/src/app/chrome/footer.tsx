import { Link } from 'react-router-dom';
import type { PageNode } from '../../api/types';
import { pagePath } from '../../lib/page-tree/tree';
import { usePageTree } from '../../lib/page-tree/use-page-tree';
import { useSession } from '../../lib/session/use-session';
import { useSite } from '../../lib/site';
import { Logo } from '../../theme/controls/logo';
import styles from './footer.module.css';

/** Pages that people look for at the foot of a site; here when the guide has them. */
const ABOUT = ['toegankelijkheid', 'privacy'];

const aboutPages = (tree: readonly PageNode[]): PageNode[] =>
  tree.filter(({ slug, published_at }) => ABOUT.includes(slug) && published_at !== null);

/** The foot of every page that is read. */
export function Footer() {
  const site = useSite();
  const { profile } = useSession();
  const { tree } = usePageTree();
  return (
    <footer className={styles.footer} data-screen-only>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <Logo site={site} alt={site.productName} />
          <p>
            De huisstijl van {site.productName}, voor iedereen die namens ons schrijft, ontwerpt of drukt.
          </p>
        </div>
        <div>
          <h2>Hulp nodig?</h2>
          <p>Team Communicatie denkt met je mee. Je vindt ons via de telefoniste.</p>
        </div>
        <div>
          <h2>Op deze site</h2>
          <ul role="list">
            <li>
              <Link to="/">Wij zijn {site.productName}</Link>
            </li>
            <li>
              <Link to="/huisstijl">Alle pagina&apos;s</Link>
            </li>
            {aboutPages(tree).map(({ id, slug, title }) => (
              <li key={id}>
                <Link to={pagePath(slug)}>{title}</Link>
              </li>
            ))}
            {!profile && (
              <li>
                <Link to="/login">Inloggen voor medewerkers</Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}
