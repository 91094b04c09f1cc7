import { clsx } from 'clsx';
import { CalendarClock, CalendarOff, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { fullDay } from '../../../lib/dates/amsterdam-time';
import { agreedMoment } from '../../../lib/dates/moments';
import { OfflineButton } from '../publishing/offline-button';
import { endOf, plannedFor } from '../publishing/read-schedule';
import { EndDialog, ScheduleDialog } from '../publishing/schedule-dialog';
import type { PageSaving } from '../saving/use-page-saving';
import { usePageState } from '../saving/use-page-state';
import styles from './page-settings.module.css';

interface PublicationProps {
  saving: PageSaving;
  /** The address of the live page; null while nobody can read it. */
  live: string | null;
}

/** Since when and until when visitors read the page. */
export function Publication({ saving, live }: PublicationProps) {
  const { store, save } = saving;
  const page = usePageState(store, (state) => state.page);
  const busy = usePageState(store, (state) => state.busy);
  const [tool, setTool] = useState<'start' | 'end' | null>(null);
  const close = () => setTool(null);
  const start = plannedFor(page);
  const end = endOf(page);
  return (
    <section className="stack gap-1" aria-labelledby="publication">
      <h3 id="publication">Publicatie</h3>
      <dl className={clsx('grid text-sm', styles.moments)}>
        <dt className="soft">Nu</dt>
        <dd>{page?.published_at ? `Online, versie van ${fullDay(page.published_at)}` : 'Niet online'}</dd>
        <dt className="soft">Start</dt>
        <dd>{start ? `Live op ${agreedMoment(start)}` : 'Niet gepland'}</dd>
        <dt className="soft">Einde</dt>
        <dd>{end ? `Offline op ${agreedMoment(end)}` : 'Niet gepland'}</dd>
      </dl>
      <div className={clsx('cluster', styles.acts)}>
        <Button variant="quiet" small busy={busy === 'schedule'} onClick={() => setTool('start')}>
          <CalendarClock />
          {start ? 'Start wijzigen' : 'Start inplannen'}
        </Button>
        {page && (
          <Button variant="quiet" small busy={busy === 'end'} onClick={() => setTool('end')}>
            <CalendarOff />
            {end ? 'Einde wijzigen' : 'Einde inplannen'}
          </Button>
        )}
        {live !== null && (
          <ButtonLink variant="quiet" small to={live}>
            <ExternalLink />
            Bekijk live
          </ButtonLink>
        )}
        {page?.published_at && (
          <OfflineButton page={page} busy={busy === 'offline'} onTakeOffline={() => void save('offline')} />
        )}
      </div>
      {tool === 'start' && <ScheduleDialog saving={saving} onClose={close} />}
      {tool === 'end' && <EndDialog saving={saving} onClose={close} />}
    </section>
  );
}
