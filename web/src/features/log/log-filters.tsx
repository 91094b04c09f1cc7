import { clsx } from 'clsx';
import { Select } from '../../components/select';
import { SearchText } from '../../components/search-text';
import { useSession } from '../../lib/session/use-session';
import { useAdmins } from './api';
import { KINDS, type LogQuery, PERIODS } from './log-query';
import styles from './log.module.css';

interface LogFiltersProps {
  query: LogQuery;
  onChange: (part: Partial<LogQuery>) => void;
}

/** Who, what and when. Others than admins are found by their name. */
export function LogFilters({ query, onChange }: LogFiltersProps) {
  const { profile } = useSession();
  const { data } = useAdmins();
  const admins = (data ?? []).map(({ id, name }) => ({
    value: id,
    label: id === profile?.id ? `${name} (jij)` : name,
  }));
  const isListed = query.actor === '' || admins.some(({ value }) => value === query.actor);
  return (
    <search className={clsx('grid', styles.filters)}>
      <SearchText
        placeholder="Pagina, bestand of persoon"
        searched={query.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        label="Wie"
        choices={[
          { value: '', label: 'Iedereen' },
          ...admins,
          ...(isListed ? [] : [{ value: query.actor, label: 'Iemand anders' }]),
        ]}
        value={query.actor}
        onChange={({ target }) => onChange({ actor: target.value })}
      />
      <Select
        label="Wat"
        choices={KINDS}
        value={query.kind}
        onChange={({ target }) => onChange({ kind: target.value })}
      />
      <Select
        label="Wanneer"
        choices={PERIODS}
        value={query.period}
        onChange={({ target }) =>
          onChange({ period: PERIODS.find(({ value }) => value === target.value)?.value ?? 'month' })
        }
      />
    </search>
  );
}
