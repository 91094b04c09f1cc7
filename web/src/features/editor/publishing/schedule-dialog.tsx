import { useId, useRef, useState, type FormEvent } from 'react';
import type { Page } from '../../../api/types';
import { getClockTime } from '../../../lib/dates/amsterdam-time';
import { agreedMoment } from '../../../lib/dates/moments';
import { Button } from '../../../components/button';
import { CancelButton, Dialog } from '../../../components/dialog';
import { Segments } from '../../../components/segments';
import { TextField } from '../../../components/text-field';
import { firstInput, plannedFor, readSchedule, type ScheduleInput } from './read-schedule';
import styles from './schedule-dialog.module.css';

interface ScheduleDialogProps {
  page: Page | null;
  onSchedule: (at: string) => void;
  onCancel: () => void;
  onClose: () => void;
}

const TWICE = [
  { value: 'first', label: 'Eerste keer' },
  { value: 'second', label: 'Tweede keer' },
] as const;

/** Chooses the date and time, in the Netherlands, at which the draft goes live. */
export function ScheduleDialog({ page, onSchedule, onCancel, onClose }: ScheduleDialogProps) {
  const planned = plannedFor(page);
  const [input, setInput] = useState(() => firstInput(planned, Date.now()));
  // Set on opening and again on each attempt.
  const [now, setNow] = useState(Date.now);
  const [tried, setTried] = useState(false);
  const date = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const form = useId();
  const { at, isTwofold, errors } = readSchedule(input, now);
  const change = (part: Partial<ScheduleInput>) => setInput({ ...input, ...part });

  function submit(event: FormEvent) {
    event.preventDefault();
    const reading = readSchedule(input, Date.now());
    setTried(true);
    setNow(Date.now());
    if (reading.at === null) return (reading.errors.date ? date : time).current?.focus();
    onClose();
    onSchedule(new Date(reading.at).toISOString());
  }

  // The page may have gone live while the dialog was open: cancelling would then take it offline.
  const cancel = () => {
    onClose();
    if (plannedFor(page)) onCancel();
  };

  return (
    <Dialog
      title="Publicatie inplannen"
      onClose={onClose}
      width={560}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={form}>
            {planned ? 'Planning wijzigen' : 'Inplannen'}
          </Button>
        </>
      }
    >
      <div className={styles.inside}>
        {planned && <Planned planned={planned} isLive={page?.published_at != null} onCancel={cancel} />}
        <p>Het concept zoals het nu is, gaat op dat moment live. Wat je daarna nog wijzigt, gaat niet mee.</p>
        <form id={form} noValidate onSubmit={submit} className={styles.fields}>
          <TextField
            ref={date}
            label="Datum"
            type="date"
            required
            min={getClockTime(now).date}
            value={input.date}
            error={tried ? errors.date : undefined}
            onChange={(event) => change({ date: event.target.value })}
          />
          <TextField
            ref={time}
            label="Tijd"
            type="time"
            required
            value={input.time}
            error={tried ? errors.time : undefined}
            onChange={(event) => change({ time: event.target.value })}
          />
          {isTwofold && (
            <div className={styles.twice}>
              <p className="small">
                Die nacht gaat de klok een uur terug: deze tijd komt twee keer voor, eerst in zomertijd en dan
                in wintertijd.
              </p>
              <Segments
                legend="Welke van de twee"
                options={TWICE}
                value={input.isSecond ? 'second' : 'first'}
                onChange={(which) => change({ isSecond: which === 'second' })}
              />
            </div>
          )}
        </form>
        <p className="muted">
          {at === null ? 'Nederlandse tijd.' : `Live op ${agreedMoment(at)}, Nederlandse tijd.`}
        </p>
      </div>
    </Dialog>
  );
}

interface PlannedProps {
  planned: string;
  isLive: boolean;
  onCancel: () => void;
}

/** The current schedule. For a live page it can only be replaced: cancelling would take the page offline. */
function Planned({ planned, isLive, onCancel }: PlannedProps) {
  return (
    <div className={styles.planned}>
      <p>
        <strong>Gepland op {agreedMoment(planned)}</strong>
      </p>
      {isLive ? (
        <p className="small">
          Bezoekers zien tot dan de versie die nu online staat. Kies hieronder een ander moment, of publiceer
          meteen: dan vervalt de planning. Ook offline halen wist de planning.
        </p>
      ) : (
        <Button variant="quiet" small onClick={onCancel}>
          Planning annuleren
        </Button>
      )}
    </div>
  );
}
