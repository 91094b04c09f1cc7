import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Group } from '../../../api/types';
import { isSystemPage, usePageTree } from '../../page-tree';
import { namePermissions, useAllGroups } from '../../../lib/use-all-groups';
import { Switch } from '../../../components/checkbox';
import { Choices } from '../../../components/choices';
import { Select } from '../../../components/select';
import { TextField } from '../../../components/text-field';
import { changeGroups, changePage } from '../state/page-changes';
import type { PageStore } from '../saving/page-store';
import { usePageState } from '../saving/use-page-state';
import type { Change } from '../state/types';
import styles from './page-settings.module.css';

interface PageSettingsProps {
  pageId: string | null;
  store: PageStore;
  slugFollows: boolean;
  errors: Record<string, string>;
  publication: ReactNode;
  underSlug?: ReactNode;
}

const list = new Intl.ListFormat('nl');

const may = (group: Group): string => {
  const names = namePermissions(group);
  return names.length > 0 ? `${list.format(names)}.` : 'niets.';
};

/** The possible parents of a page: none, or a top-level page. */
function useParentChoices(pageId: string | null) {
  const { tree } = usePageTree();
  const hasChildren = tree.some(({ id, pages }) => id === pageId && pages.length > 0);
  const parents = hasChildren ? [] : tree.filter(({ id, slug }) => id !== pageId && !isSystemPage(slug));
  return [
    { value: '', label: 'Geen: hoogste niveau' },
    ...parents.map(({ id, title }) => ({ value: id, label: title })),
  ];
}

/** The visibility of a page and its position in the tree, the most used first. */
export function PageSettings(props: PageSettingsProps) {
  const { pageId, store, slugFollows, errors, publication, underSlug } = props;
  const isPublic = usePageState(store, ({ draft }) => draft.isPublic);
  const chosen = usePageState(store, ({ draft }) => draft.groups);
  const parentId = usePageState(store, ({ draft }) => draft.parentId);
  const slug = usePageState(store, ({ draft }) => draft.slug);
  const { data: groups = [] } = useAllGroups();
  const parents = useParentChoices(pageId);
  const apply = (change: Change) => store.dispatch({ type: 'change', change });
  return (
    <div className={clsx('stack gap-3', styles.settings)}>
      <h2>Instellingen</h2>
      <Switch
        label="Openbaar"
        hint={isPublic ? 'Privéblokken blijven voor de groepen.' : undefined}
        checked={isPublic}
        onChange={(event) => apply(changePage({ isPublic: event.target.checked }))}
      />
      <div data-at="groups" className={styles.groups}>
        <Choices
          legend="Groepen"
          options={groups.map((group) => ({ value: group.id, label: group.name }))}
          chosen={chosen.map(({ id }) => id)}
          onChange={(ids) => apply(changeGroups(groups.filter(({ id }) => ids.includes(id))))}
          error={errors.groups}
          empty={<p>Er zijn nog geen groepen.</p>}
        />
        {groups.length > 0 && (
          <details className={clsx('text-xs', styles.help)}>
            <summary>Wat mag elke groep?</summary>
            <ul role="list">
              {groups.map((group) => (
                <li key={group.id}>
                  {group.name}: {may(group)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {publication}
      {!isSystemPage(slug) && (
        <Select
          label="Bovenliggende pagina"
          data-at="parent_id"
          choices={parents}
          value={parentId ?? ''}
          error={errors.parent_id}
          onChange={(event) => apply(changePage({ parentId: event.target.value || null }))}
        />
      )}
      <TextField
        label="Slug"
        data-at="slug"
        optional={pageId === null}
        value={slug}
        disabled={pageId !== null && isSystemPage(slug)}
        hint={slugFollows ? 'Volgt de titel, tot je zelf een slug kiest.' : undefined}
        spellCheck={false}
        error={errors.slug}
        onChange={(event) => apply(changePage({ slug: event.target.value }))}
      />
      {underSlug}
    </div>
  );
}
