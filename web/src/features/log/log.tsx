import { clsx } from 'clsx';
import { agreedDay } from '../../lib/dates/moments';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { ListState } from '../../components/list-state';
import { useLog } from './api';
import { byDay, nearDay } from '../../lib/dates/days';
import { getFilters, type LogQuery } from './log-query';
import { LogRow } from './log-row';
import styles from './log.module.css';

interface LogProps {
  query: LogQuery;
  onEverything: () => void;
}

/** The audit log in sentences, a day at a time. */
export function Log({ query, onEverything }: LogProps) {
  const { list, total, isStale, isLoadingMore, hasMore, more } = useLog(getFilters(query));
  const days = byDay(list.data ?? []);
  return (
    <div className={clsx('stack gap-3', styles.log)}>
      <p className="sr" role="status">
        {total !== undefined && `${total} ${total === 1 ? 'regel' : 'regels'} in het logboek.`}
      </p>
      <div className={isStale ? styles.stale : undefined}>
        {days.map(({ date, lines }) => {
          const near = nearDay(date);
          return (
            <section key={date} aria-labelledby={`dag-${date}`}>
              <h2 className="cluster title-4" id={`dag-${date}`}>
                {near ? (
                  <>
                    {near} <span className="meta">{agreedDay(`${date}T12:00Z`)}</span>
                  </>
                ) : (
                  agreedDay(`${date}T12:00Z`)
                )}
              </h2>
              <ul role="list">
                {lines.map((line) => (
                  <LogRow key={line.id} line={line} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {list.data?.length === 0 && (
        <EmptyState
          title="Hier staat niets"
          actions={
            <Button small onClick={onEverything}>
              Alles laten zien
            </Button>
          }
        >
          Geen regel past bij wat je zoekt. Kies een langere tijd, of laat een filter weg.
        </EmptyState>
      )}
      <ListState list={list} />
      {hasMore && (
        <div>
          <Button variant="soft" small busy={isLoadingMore} onClick={more}>
            Toon eerdere dagen
          </Button>
        </div>
      )}
      <p className={`meta ${styles.rule}`}>Het logboek kan niemand wijzigen.</p>
    </div>
  );
}
