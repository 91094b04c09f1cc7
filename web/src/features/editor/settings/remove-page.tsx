import type { Page } from '../../../api/types';
import { RemoveButton } from '../../../components/remove-button';
import { toast } from '../../../lib/toasts/toasts';
import { refreshPageTree } from '../../page-tree';
import { removePage } from '../api';
import { LinkingPages } from './linking-pages';
import styles from './page-settings.module.css';

/** Describes what deleting changes: visitors never saw a draft. */
function whatGoes({ published_at, pages }: Page): string {
  if (!published_at)
    return pages.length > 0 ? 'Haar subpagina’s gaan mee.' : 'Bezoekers merken er niets van.';
  return `Bezoekers zien de pagina${pages.length > 0 ? ' en haar subpagina’s' : ''} dan niet meer.`;
}

/** Moves the page to the deleted list, after confirmation. */
export function RemovePage({ page, onRemoved }: { page: Page; onRemoved: () => void }) {
  return (
    <div className={styles.remove}>
      <RemoveButton
        name={page.title}
        label="Pagina verwijderen"
        small
        explanation={
          <>
            <p>{whatGoes(page)} Je kunt haar terugzetten bij de verwijderde pagina&apos;s.</p>
            <LinkingPages pageId={page.id}>Die links leiden dan nergens meer heen.</LinkingPages>
          </>
        }
        onRemove={async () => {
          await removePage(page.id);
          toast.success(`${page.title} staat bij de verwijderde pagina's.`);
          void refreshPageTree();
          onRemoved();
        }}
      />
    </div>
  );
}
