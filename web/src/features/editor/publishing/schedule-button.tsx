import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { Page } from '../../../api/types';
import { Button } from '../../../components/button';
import { ScheduleDialog } from './schedule-dialog';

interface ScheduleButtonProps {
  /** The page as the server has it; null until it is created. */
  page: Page | null;
  busy: boolean;
  /** Freezes the draft until a moment, in ISO 8601. */
  onSchedule: (at: string) => void;
  /** Cancels the schedule of a page that is not live yet. */
  onCancel: () => void;
}

export function ScheduleButton({ page, busy, onSchedule, onCancel }: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const closing = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <>
      <Button variant="quiet" small busy={busy} onClick={() => setOpen(true)}>
        <CalendarClock />
        Inplannen
      </Button>
      {isOpen && (
        <ScheduleDialog
          page={page}
          onSchedule={(at) => closing(() => onSchedule(at))()}
          onCancel={closing(onCancel)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
