import { clsx } from 'clsx';
import { refreshPageTree } from '../../page-tree';
import { toast } from '../../../lib/toasts/toasts';
import { ButtonLink } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { EmptyState } from '../../../components/empty-state';
import { ListState, useFocusRescue } from '../../../components/list-state';
import { RestoreChosen } from '../../../components/restore-chosen';
import { useRestoreChosen } from '../../../lib/use-restore-chosen';
import { removeForGood, restorePage, useDeletedPages, type DeletedPage } from './api';
import { DeletedRow } from './deleted-row';
import styles from './deleted-list.module.css';
import { groupByParent } from './group-by-parent';
import { describeLapsed } from './lapsed-words';

export function DeletedList() {
  const answer = useDeletedPages();
  const pages = answer.data;
  useFocusRescue(pages?.length);
  const families = groupByParent(pages ?? []);
  const choice = useRestoreChosen({
    list: { data: pages && families.map(({ page }) => page), mutate: answer.mutate },
    getName: ({ title }) => title,
    counted: (count) => (count === 1 ? '1 pagina' : `${count} pagina’s`),
    restore: async (id) => {
      const restored = await restorePage(id);
      void refreshPageTree();
      return describeLapsed(restored).map((sentence) => `${restored.data.title}: ${sentence}`);
    },
  });
  const { asking, setAsking, current, run } = choice;
  const hasChildren = ({ id }: DeletedPage): boolean => families.some(({ parent }) => parent?.id === id);

  const restore = (page: DeletedPage) =>
    run(page, restorePage, (restored) => {
      const lapsed = describeLapsed(restored);
      const children = hasChildren(page) ? ['De subpagina’s die tegelijk verdwenen, staan er ook weer.'] : [];
      const text = [...lapsed, ...children].join(' ') || undefined;
      const title = `${page.title} is teruggezet.`;
      if (lapsed.length > 0) toast.warning(title, text);
      else toast.success(title, text);
      void refreshPageTree();
    });
  const remove = (page: DeletedPage) =>
    run(page, removeForGood, () => {
      toast.success(`${page.title} is definitief verwijderd.`);
      void refreshPageTree();
    });

  return (
    <>
      {pages?.length === 0 && (
        <EmptyState
          title="Er zijn geen verwijderde pagina's"
          actions={
            <ButtonLink small to="/edit">
              Huisstijl bewerken
            </ButtonLink>
          }
        >
          Wat je verwijdert, komt hier te staan, en kun je dan nog terugzetten.
        </EmptyState>
      )}
      <RestoreChosen choice={choice} />
      <ul role="list" className={clsx('stack gap-0', styles.pages)}>
        {families.map((relative) => (
          <DeletedRow
            key={relative.page.id}
            relative={relative}
            chosen={choice.isChosen(relative.page)}
            onChoose={() => choice.choose(relative.page)}
            busy={current === relative.page.id && !asking}
            onRestore={() => void restore(relative.page)}
            onRemove={() => setAsking(relative.page)}
          />
        ))}
      </ul>
      <ListState list={answer} />
      {asking && (
        <ConfirmDialog
          title={`${asking.title} definitief verwijderen?`}
          verb="Definitief verwijderen"
          busy={current === asking.id}
          onConfirm={() => void remove(asking)}
          onClose={() => setAsking(null)}
        >
          <p>
            De pagina en al haar versies zijn dan voorgoed weg.
            {hasChildren(asking) && ' Haar subpagina’s blijven in deze lijst staan.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
