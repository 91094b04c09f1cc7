import { clsx } from 'clsx';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { getClockTime } from '../../../lib/dates/amsterdam-time';
import { agreedMoment } from '../../../lib/dates/moments';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Segments } from '../../../components/segments';
import { TextField } from '../../../components/text-field';
import type { PageSaving } from '../saving/use-page-saving';
import { usePageState } from '../saving/use-page-state';
import { endOf, firstInput, plannedFor, readSchedule, type ScheduleInput } from './read-schedule';
import styles from './schedule-dialog.module.css';

const TWICE = [
  { value: 'first', label: 'Eerste keer' },
  { value: 'second', label: 'Tweede keer' },
] as const;

interface MomentDialogProps {
  title: string;
  /** The label of the button: a verb. */
  verb: string;
  /** The moment that stands now. */
  planned: string | null;
  /** The moment must come after this one. */
  after?: string | null;
  /** What happens then, before the moment: 'Live op'. */
  effect: string;
  onChoose: (at: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Chooses a date and time, in the Netherlands. */
function MomentDialog(props: MomentDialogProps) {
  const { title, verb, planned, after = null, effect, onChoose, onClose, children } = props;
  const [input, setInput] = useState(() =>
    firstInput(planned, Math.max(Date.now(), Date.parse(after ?? '') || 0)),
  );
  // Set on opening and again on each attempt.
  const [now, setNow] = useState(Date.now);
  const [tried, setTried] = useState(false);
  const date = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const form = useId();
  const { at, isTwofold, errors } = readSchedule(input, now, after);
  const change = (part: Partial<ScheduleInput>) => setInput({ ...input, ...part });

  function submit(event: FormEvent) {
    event.preventDefault();
    const reading = readSchedule(input, Date.now(), after);
    setTried(true);
    setNow(Date.now());
    if (reading.at === null) return (reading.errors.date ? date : time).current?.focus();
    onClose();
    onChoose(new Date(reading.at).toISOString());
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      width={560}
      verbs={
        <Button type="submit" form={form}>
          {verb}
        </Button>
      }
    >
      <div className="stack gap-3">
        {children}
        <form id={form} noValidate onSubmit={submit} className={clsx('grid', styles.fields)}>
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
            <div className="stack span-all gap-1">
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
          {at === null ? 'Nederlandse tijd.' : `${effect} ${agreedMoment(at)}, Nederlandse tijd.`}
        </p>
      </div>
    </Dialog>
  );
}

interface PlanProps {
  saving: PageSaving;
  onClose: () => void;
}

/** Chooses the moment at which the draft goes live. */
export function ScheduleDialog({ saving: { store, save }, onClose }: PlanProps) {
  const page = usePageState(store, (state) => state.page);
  const planned = plannedFor(page);
  // The page may have gone live while the dialog was open: cancelling would then take it offline.
  const cancel = () => {
    onClose();
    if (plannedFor(page)) void save('unschedule');
  };
  return (
    <MomentDialog
      title="Start inplannen"
      verb={planned ? 'Wijzigen' : 'Inplannen'}
      effect="Live op"
      planned={planned}
      onChoose={(at) => void save('schedule', at)}
      onClose={onClose}
    >
      {planned && <PlannedMoment planned={planned} isLive={page?.published_at != null} onCancel={cancel} />}
      <p>Het concept zoals het nu is, gaat op dat moment live. Wat je daarna nog wijzigt, gaat niet mee.</p>
    </MomentDialog>
  );
}

/** Chooses the moment at which a page goes offline by itself. */
export function EndDialog({ saving: { store, save }, onClose }: PlanProps) {
  const page = usePageState(store, (state) => state.page);
  const planned = endOf(page);
  return (
    <MomentDialog
      title="Einde inplannen"
      verb={planned ? 'Wijzigen' : 'Inplannen'}
      effect="Offline op"
      planned={planned}
      after={plannedFor(page)}
      onChoose={(at) => void save('end', at)}
      onClose={onClose}
    >
      {planned && (
        <div className={clsx('stack gap-1 rounded', styles.planned)}>
          <p>
            <strong>Offline op {agreedMoment(planned)}</strong>
          </p>
          <Button
            variant="quiet"
            small
            onClick={() => {
              onClose();
              void save('cancel-end');
            }}
          >
            Einde annuleren
          </Button>
        </div>
      )}
      <p>De pagina gaat op dat moment vanzelf offline. Je concept blijft staan.</p>
    </MomentDialog>
  );
}

interface PlannedProps {
  planned: string;
  isLive: boolean;
  onCancel: () => void;
}

/** The current schedule. For a live page it can only be replaced: cancelling would take the page offline. */
function PlannedMoment({ planned, isLive, onCancel }: PlannedProps) {
  return (
    <div className={clsx('stack gap-1 rounded', styles.planned)}>
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
