import { longestWord } from '../../../components/screen-heading';
import { usePageTree } from '../../page-tree';
import { HomeArticle, PageArticle, type OpenPage } from '../../pages';
import styles from './page-look.module.css';

/** The visible content of a page, unsaved changes included. */
export interface PageLookProps {
  /** Its `slug` is `home` for the home page, and empty while it has none. */
  page: OpenPage;
  parentId: string | null;
}

/** The heading of a page, without taking the focus and the title of the screen. */
function StillHeading({ className, children }: { className?: string; children: string }) {
  return (
    <h1 className={className} style={{ '--longest': longestWord(children) }}>
      {children}
    </h1>
  );
}

/** A page as readers see it, beside the room of their menu. */
export function PageLook({ page, parentId }: PageLookProps) {
  const { tree } = usePageTree();
  if (page.slug === 'home') {
    return (
      <div className={styles.place}>
        <main className={`page-container ${styles.free}`}>
          <HomeArticle page={page} still={StillHeading} />
        </main>
      </div>
    );
  }
  const parent = tree.find(({ id }) => id === parentId);
  return (
    <div className={styles.place}>
      <div className={styles.besideMenu}>
        <main className="page-container">
          <PageArticle {...{ page, tree }} above={parent ? [parent] : []} still={StillHeading} />
        </main>
      </div>
    </div>
  );
}
