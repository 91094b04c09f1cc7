import type { Page } from '../../../api/types';
import { HistoryButton } from '../history/history-button';
import type { PageDraft } from '../state/types';
import { ViewAsButton } from '../view-as/view-as-button';
import { PreviewButton } from './preview-button';
import { ScheduleButton } from './schedule-button';

interface PageToolsProps {
  /** The page as the server has it; null while it is being made. */
  page: Page | null;
  /** The page as it is being edited. */
  draft: Pick<PageDraft, 'title' | 'blocks'>;
  /** A schedule is being stored. */
  busy: boolean;
  /** Publishes the draft at a moment, in ISO 8601. */
  onSchedule: (at: string) => void;
  /** Cancels the schedule of a page that visitors do not see yet. */
  onCancel: () => void;
  /** Saves what is not saved, as the server is asked about it; false when that did not work. */
  beforeLook: () => Promise<boolean>;
  /** After an earlier version was made the draft. */
  onRestored: (page: Page) => void;
}

/** What can be done with a page as a whole, besides saving and publishing it: each a button with its dialog. */
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
