import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { useAllGroups } from '../../lib/use-all-groups';
import { SearchText } from '../../components/search-text';
import { Select } from '../../components/select';
import { SORTABLE, getSort, type UserQuery } from './list-query';
import { ROLES } from './roles';
import styles from './user-filters.module.css';

interface UserFiltersProps {
  query: UserQuery;
  onChange: (part: Partial<UserQuery>) => void;
}

const ACTIVE = [
  { value: '', label: 'Iedereen' },
  { value: 'true', label: 'Actief' },
  { value: 'false', label: 'Niet actief' },
] as const;

const DIRECTIONS = { asc: 'oplopend', desc: 'aflopend' } as const;

const SORTS = SORTABLE.flatMap(({ field, label, first }) =>
  [first, first === 'asc' ? ('desc' as const) : ('asc' as const)].map((direction) => ({
    value: `${field}:${direction}`,
    label: `${label}, ${DIRECTIONS[direction]}`,
  })),
);

/** Filters the list of users: by text while typing, by role, by group, and by whether they can log in. */
export function UserFilters({ query, onChange }: UserFiltersProps) {
  const { data: groups = [] } = useAllGroups();
  const [isOpen, setOpen] = useState(false);
  const count = [query.role, query.group, query.active].filter((value) => value !== '').length;
  return (
    <search className={clsx('grid', styles.filters, isOpen && styles.open)}>
      <div className={clsx('span-all', styles.words)}>
        <SearchText
          placeholder="Naam of e-mail"
          searched={query.search}
          onSearch={(search) => onChange({ search })}
        />
      </div>
      <Button
        variant="soft"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal />
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <Select
        label="Rol"
        choices={[{ value: '', label: 'Alle rollen' }, ...ROLES]}
        value={query.role}
        onChange={({ target }) =>
          onChange({ role: ROLES.find(({ value }) => value === target.value)?.value ?? '' })
        }
      />
      <Select
        label="Groep"
        choices={[
          { value: '', label: 'Alle groepen' },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={query.group}
        onChange={({ target }) => onChange({ group: target.value })}
      />
      <Select
        label="Account"
        choices={ACTIVE}
        value={query.active}
        onChange={({ target }) =>
          onChange({ active: ACTIVE.find(({ value }) => value === target.value)?.value ?? '' })
        }
      />
      {/* In a table the column headers do this. */}
      <div className={styles.sort}>
        <Select
          label="Sorteren op"
          choices={SORTS}
          value={query.sort}
          onChange={({ target }) => onChange({ sort: getSort(target.value) })}
        />
      </div>
    </search>
  );
}
