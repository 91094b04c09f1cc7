import { CalendarClock, Eye, History, ScanEye, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Page } from '../../../api/types';
import { Button } from '../../../components/button';
import type { PageDraft } from '../state/types';
import { PreviewDialog } from './preview-dialog';
import { ScheduleDialog } from './schedule-dialog';

const HistoryDialog = lazy(() => import('../history/history-dialog'));
const ViewAsDialog = lazy(() => import('../view-as/view-as-dialog'));

interface ToolProps {
  label: string;
  icon: LucideIcon;
  busy?: boolean;
  /** Saves pending changes before the dialog opens; false when saving fails. */
  beforeOpen?: () => Promise<boolean>;
  children: (close: () => void) => ReactNode;
}

function Tool({ label, icon: Icon, busy, beforeOpen, children }: ToolProps) {
  const [state, setState] = useState<'closed' | 'saving' | 'open'>('closed');
  const open = async (): Promise<void> => {
    if (beforeOpen) setState('saving');
    setState(!beforeOpen || (await beforeOpen()) ? 'open' : 'closed');
  };
  return (
    <>
      <Button variant="quiet" small busy={busy || state === 'saving'} onClick={() => void open()}>
        <Icon />
        {label}
      </Button>
      {state === 'open' && <Suspense>{children(() => setState('closed'))}</Suspense>}
    </>
  );
}

interface PageToolsProps {
  /** The page as the server has it; null until it is created. */
  page: Page | null;
  draft: Pick<PageDraft, 'title' | 'blocks'>;
  busy: boolean;
  /** Schedules publication of the draft; `at` is ISO 8601. */
  onSchedule: (at: string) => void;
  /** Cancels the schedule of a page that is not live yet. */
  onCancel: () => void;
  /** Saves pending changes, because the server renders the result; false when saving fails. */
  beforeLook: () => Promise<boolean>;
  /** Called after a revision was made the draft. */
  onRestored: (page: Page) => void;
}

/** Actions on the page as a whole, other than save and publish. */
export function PageTools(props: PageToolsProps) {
  const { page, draft, busy, onSchedule, onCancel, beforeLook, onRestored } = props;
  const { title, blocks } = draft;
  return (
    <>
      <Tool label="Voorbeeld" icon={Eye}>
        {(close) => <PreviewDialog draft={{ title, blocks, home: page?.slug === 'home' }} onClose={close} />}
      </Tool>
      {page && (
        <Tool label="Bekijk als" icon={ScanEye} beforeOpen={beforeLook}>
          {(close) => <ViewAsDialog page={page} onClose={close} />}
        </Tool>
      )}
      {page && (
        <Tool label="Geschiedenis" icon={History} beforeOpen={beforeLook}>
          {(close) => <HistoryDialog page={page} onRestored={onRestored} onClose={close} />}
        </Tool>
      )}
      <Tool label="Inplannen" icon={CalendarClock} busy={busy}>
        {(close) => (
          <ScheduleDialog page={page} onSchedule={onSchedule} onCancel={onCancel} onClose={close} />
        )}
      </Tool>
    </>
  );
}
