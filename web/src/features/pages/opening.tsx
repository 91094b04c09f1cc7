import { clsx } from 'clsx';
import { Globe, Lock } from 'lucide-react';
import { lazy, Suspense, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { Page, PageNode } from '../../api/types';
import { fullDay } from '../../lib/dates/amsterdam-time';
import { isSystemPage, linkPath, useGuidePath } from '../page-tree';
import { useSession } from '../../lib/session/use-session';
import { homePath, useSite } from '../../lib/site';
import { Badge } from '../../components/badge';
import { ScreenHeading } from '../../components/screen-heading';
import { getOpeningCard, lazyBlock, OpeningCard } from '../blocks';
import styles from './opening.module.css';
// Also rendered on the server.
import './outline.module.css';

const Outline = lazyBlock('outline', () => import('./outline'));

/** What readers see of a page. */
export type OpenPage = Pick<
  Page,
  'title' | 'lead' | 'slug' | 'is_public' | 'published_at' | 'blocks' | 'groups'
>;

export interface OpeningProps {
  page: OpenPage;
  /** The pages above it, from the top. */
  above: readonly PageNode[];
  /** The heading of a preview, which is not that of the screen. A preview has no tools. */
  still?: ComponentType<{ className?: string; children: string }>;
}

/** Blocks that are tools: a page that starts with one has a compact opening. */
const TOOLS = ['logo-pack', 'colors', 'icons'];

/** Lazy: readers need none of it. */
const EditLink = lazy(() => import('./edit-link'));

/** Breadcrumbs: the pages above this one, starting at home. */
function Crumbs({ page, above }: Pick<OpeningProps, 'page' | 'above'>) {
  const home = homePath(useSite());
  const guide = useGuidePath();
  return (
    <nav aria-label="Kruimelpad">
      <ol role="list" className={clsx('cluster muted breaks', styles.crumbs)}>
        <li>
          <Link to="/">Home</Link>
        </li>
        {!isSystemPage(page.slug) && (
          <li>
            <Link to={guide}>Huisstijl</Link>
          </li>
        )}
        {above.map((node) => (
          <li key={node.id}>
            <Link to={linkPath(node, home)}>{node.title}</Link>
          </li>
        ))}
        <li aria-current="page">{page.title}</li>
      </ol>
    </nav>
  );
}

/** Who may read a page. Whoever is no admin reads what is not public through a group. */
function getAudience({ is_public: isPublic, groups }: OpenPage, isAdmin: boolean): string {
  if (isPublic) return 'Openbaar';
  const isForGroups = !isAdmin || groups.some(({ permissions }) => permissions.includes('view'));
  return isForGroups ? 'Alleen voor medewerkers' : 'Alleen voor beheerders';
}

/** The header of a page: breadcrumbs, title, audience and outline. */
export function Opening({ page, above, still }: OpeningProps) {
  const Title = still ?? ScreenHeading;
  const { isAdmin } = useSession();
  const card = getOpeningCard(page.blocks);
  const opensTool = TOOLS.includes(page.blocks[card ? 1 : 0]?.type ?? '');
  return (
    <header
      className={`wrap ${styles.opening}`}
      data-opening
      data-tight={opensTool || undefined}
      data-beside={card ? '' : undefined}
    >
      <Crumbs page={page} above={above} />
      <div className="cols">
        <div className={styles.main}>
          <div className={styles.words}>
            <Title className={styles.title}>{page.title}</Title>
            {page.lead && <p className={`lead ${styles.lead}`}>{page.lead}</p>}
            <p className="cluster tiny-icons">
              <Badge>
                {page.is_public ? <Globe /> : <Lock />}
                {getAudience(page, isAdmin)}
              </Badge>
              {page.published_at && <Badge>Bijgewerkt op {fullDay(page.published_at)}</Badge>}
            </p>
            {isAdmin && !still && (
              <div className={styles.edit} data-screen-only>
                <Suspense>
                  <EditLink page={page} />
                </Suspense>
              </div>
            )}
          </div>
        </div>
        <Suspense>
          <Outline blocks={page.blocks} />
        </Suspense>
        {card && (
          <div className={styles.card}>
            <OpeningCard block={card} />
          </div>
        )}
      </div>
    </header>
  );
}
