import { useState } from 'react';
import { compareNames, holdsWords } from '../../../lib/fold';
import { usePageStates, type GroupPage, type PageSummary } from '../api';
import { ChooseDialog } from '../choose-dialog';

interface AddPagesDialogProps {
  /** The pages that refer to the group already. */
  pages: readonly GroupPage[];
  onAdd: (pages: PageSummary[]) => void;
  onClose: () => void;
}

/** Selects pages to add to a group. */
export function AddPagesDialog({ pages, onAdd, onClose }: AddPagesDialogProps) {
  const [search, setSearch] = useState('');
  const answer = usePageStates();
  const found = (answer.data ?? [])
    .filter(({ title, slug }) => holdsWords(search, title, slug))
    .sort((a, b) => compareNames(a.title, b.title));
  const isIn = ({ id }: PageSummary): boolean => pages.some((page) => page.id === id && page.draft);
  return (
    <ChooseDialog
      title="Pagina’s toevoegen"
      placeholder="Titel of adres"
      search={search}
      onSearch={setSearch}
      list={answer}
      items={found}
      total={found.length}
      empty="Geen pagina gevonden. Zoek op een andere titel."
      describe={(page) => ({
        label: page.title,
        hint: isIn(page) ? `${page.slug} · al van de groep` : page.slug,
      })}
      isIn={isIn}
      onAdd={onAdd}
      onClose={onClose}
    />
  );
}
