import type { Page } from '../../../api/types';
import { HistoryButton } from '../history/history-button';
import type { PageDraft } from '../state/types';
import { ViewAsButton } from '../view-as/view-as-button';
import { PreviewButton } from './preview-button';
import { ScheduleButton } from './schedule-button';

interface PageToolsProps {
  /** The page as the server has it; null until it is created. */
  page: Page | null;
  /** The page as it is being edited. */
  draft: Pick<PageDraft, 'title' | 'blocks'>;
  /** True while a schedule is being saved. */
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

/** Actions on the page as a whole, other than save and publish: each is a button with a dialog. */
export function PageTools(props: PageToolsProps) {
  const { page, draft, busy, onSchedule, onCancel, beforeLook, onRestored } = props;
  const { title, blocks } = draft;
  return (
    <>
      <PreviewButton draft={{ title, blocks, home: page?.slug === 'home' }} />
      {page && <ViewAsButton page={page} beforeOpen={beforeLook} />}
      {page && <HistoryButton page={page} beforeOpen={beforeLook} onRestored={onRestored} />}
      <ScheduleButton page={page} busy={busy} onSchedule={onSchedule} onCancel={onCancel} />
    </>
  );
}
