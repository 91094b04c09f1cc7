import { clsx } from 'clsx';
import { FilePlus, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Group } from '../../../api/types';
import { Badge, StatusBadge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { ListState, useFocusRescue } from '../../../components/list-state';
import { homePath, useSite } from '../../../lib/site';
import { toast } from '../../../lib/toasts/toasts';
import { useFormSave } from '../../../lib/use-form-save';
import { editPath } from '../../page-tree';
import { changePage, refreshUsage, useGroupUsage, usePageStates, type GroupPage } from '../api';
import { AddPagesDialog } from './add-pages-dialog';
import styles from './group-pages.module.css';

const countBlocks = (count: number): string => (count === 1 ? '1 blok' : `${count} blokken`);

interface PageRowProps {
  page: GroupPage;
  busy: boolean;
  onToggle: () => void;
}

function PageRow({ page: { id, slug, title, blocks, draft }, busy, onToggle }: PageRowProps) {
  const site = useSite();
  const state = usePageStates().data?.find((each) => each.id === id);
  const Icon = draft ? X : RotateCcw;
  return (
    <li>
      <div className={clsx('cluster', styles.page)}>
        <Link to={editPath(slug, homePath(site))}>{title}</Link>
        <span className="soft">{blocks > 0 ? countBlocks(blocks) : 'alleen de pagina'}</span>
        {!draft && <Badge kind="modified">Eraf na publiceren</Badge>}
        {draft && state && state.status !== 'published' && <StatusBadge status={state.status} />}
        {state?.scheduled_at && <Badge kind="info">Gepland</Badge>}
      </div>
      <Button
        variant="quiet"
        small
        iconOnly
        busy={busy}
        aria-label={draft ? `Groep van ${title} afhalen` : `Groep toch op ${title} houden`}
        onClick={onToggle}
      >
        <Icon />
      </Button>
    </li>
  );
}

/** The pages that refer to a group. Adding and taking off changes their drafts at once. */
export function GroupPages({ group }: { group: Group }) {
  const answer = useGroupUsage(group.id);
  const pages = answer.data?.pages ?? [];
  const [adding, setAdding] = useState(false);
  const { busy, run } = useFormSave();
  useFocusRescue(pages.length);

  const change = (changed: readonly { slug: string; title: string }[], has: boolean) =>
    run(async () => {
      try {
        for (const { slug } of changed) await changePage(group.id, slug, has);
      } finally {
        await refreshUsage(group.id);
      }
      const [only] = changed.length === 1 ? changed : [];
      const where = only ? only.title : `${changed.length} pagina’s`;
      toast.success(
        has ? `De groep staat bij ${where}.` : `De groep is van ${where} af.`,
        'Lezers merken het zodra je publiceert.',
      );
    });

  return (
    <>
      {answer.data && pages.length === 0 && (
        <p>Nog op geen enkele pagina. Voeg de pagina’s toe die de leden mogen zien.</p>
      )}
      {pages.length > 0 && (
        <ul role="list" className={clsx('stack gap-0', styles.pages)}>
          {pages.map((page) => (
            <PageRow
              key={page.id}
              page={page}
              busy={busy}
              onToggle={() => void change([page], !page.draft)}
            />
          ))}
        </ul>
      )}
      <ListState list={answer} />
      {answer.data && (
        <div>
          <Button variant="soft" small onClick={() => setAdding(true)}>
            <FilePlus />
            Pagina’s toevoegen
          </Button>
        </div>
      )}
      {adding && (
        <AddPagesDialog
          pages={pages}
          onAdd={(chosen) => void change(chosen, true)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
