import {
  CalendarClock,
  CalendarOff,
  CloudOff,
  Ellipsis,
  ExternalLink,
  Eye,
  History,
  Link2,
  Save,
  ScanEye,
  Share2,
} from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ActionMenu, type MenuAction } from '../../../components/action-menu';
import { Button, buttonClass } from '../../../components/button';
import { toast } from '../../../lib/toasts/toasts';
import { pagePath } from '../../page-tree';
import type { PageSaving } from '../saving/use-page-saving';
import { usePageState } from '../saving/use-page-state';
import styles from '../toolbar.module.css';
import { OfflineDialog } from './offline-button';
import { PreviewDialog } from './preview-dialog';
import { EndDialog, ScheduleDialog } from './schedule-dialog';

const HistoryDialog = lazy(() => import('../history/history-dialog'));
const ViewAsDialog = lazy(() => import('../view-as/view-as-dialog'));
const ShareDialog = lazy(() => import('./share-dialog'));

/** What a dialog about the page is opened for. */
type Tool = 'view-as' | 'history' | 'schedule' | 'end' | 'share' | 'offline';

/** Shows the draft as visitors will see it, changes that are not saved included. */
export function PreviewButton({ saving: { store } }: { saving: PageSaving }) {
  /** What is published now is brought up to date at this moment. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <>
      <Button
        variant="soft"
        small
        className={styles.preview}
        onClick={() => setOpenedAt(new Date().toJSON())}
      >
        <Eye />
        Voorbeeld
      </Button>
      {openedAt && <Preview {...{ store, openedAt }} onClose={() => setOpenedAt(null)} />}
    </>
  );
}

interface PreviewProps extends Pick<PageSaving, 'store'> {
  openedAt: string;
  onClose: () => void;
}

function Preview({ store, openedAt, onClose }: PreviewProps) {
  const slug = usePageState(store, ({ page }) => page?.slug ?? '');
  const draft = usePageState(store, (state) => state.draft);
  const { title, lead, blocks, fields, groups, isPublic: is_public, parentId } = draft;
  const page = { ...fields, title, lead, blocks, groups, is_public, slug, published_at: openedAt };
  return <PreviewDialog look={{ page, parentId }} onClose={onClose} />;
}

interface PageMenuProps {
  saving: PageSaving;
  /** The address of the live page, at the selected block; null while nobody can read it. */
  live: string | null;
  onSave: () => void;
}

/** The actions on the page that are used less often, in words, with their keys. */
export function PageMenu({ saving, live, onSave }: PageMenuProps) {
  const { store, save } = saving;
  const page = usePageState(store, (state) => state.page);
  const [tool, setTool] = useState<Tool | null>(null);
  const [waiting, setWaiting] = useState(false);
  const close = () => setTool(null);

  /** The server draws these, so it gets pending changes first. */
  const openSaved = async (next: Tool): Promise<void> => {
    setWaiting(true);
    const isSaved = await store.saveNow();
    setWaiting(false);
    if (isSaved) setTool(next);
  };
  const copyAddress = async ({ slug }: { slug: string }): Promise<void> => {
    const address = `${window.location.origin}${pagePath(slug)}`;
    await navigator.clipboard.writeText(address).then(
      () => toast.success('Het adres is gekopieerd.'),
      () => toast.warning('Kopiëren lukte niet.', address),
    );
  };
  const items: (MenuAction | false | null)[] = [
    { label: 'Opslaan', icon: <Save />, keys: 'Ctrl+S', run: onSave },
    live !== null && { label: 'Bekijk live', icon: <ExternalLink />, to: live },
    page && { label: 'Bekijk als', icon: <ScanEye />, run: () => void openSaved('view-as') },
    page && { label: 'Deel voorbeeld', icon: <Share2 />, run: () => setTool('share') },
    page && { label: 'Geschiedenis', icon: <History />, run: () => void openSaved('history') },
    { label: 'Start inplannen', icon: <CalendarClock />, run: () => setTool('schedule') },
    page && { label: 'Einde inplannen', icon: <CalendarOff />, run: () => setTool('end') },
    page && { label: 'Adres kopiëren', icon: <Link2 />, run: () => void copyAddress(page) },
    page?.published_at != null && {
      label: 'Offline halen',
      icon: <CloudOff />,
      run: () => setTool('offline'),
    },
  ];

  const dialogs: Record<Tool, (() => ReactNode) | null> = {
    'view-as': page && (() => <ViewAsDialog page={page} onClose={close} />),
    history: page && (() => <HistoryDialog page={page} onRestored={store.load} onClose={close} />),
    share: page && (() => <ShareDialog page={page} onClose={close} />),
    schedule: () => <ScheduleDialog saving={saving} onClose={close} />,
    end: page && (() => <EndDialog saving={saving} onClose={close} />),
    offline:
      page &&
      (() => <OfflineDialog page={page} onTakeOffline={() => void save('offline')} onClose={close} />),
  };
  return (
    <>
      <ActionMenu
        label="Meer"
        className={buttonClass({ variant: 'quiet', iconOnly: true }, styles.tool)}
        busy={waiting}
        items={items.filter((item) => item !== false && item !== null)}
      >
        <Ellipsis />
      </ActionMenu>
      {tool && <Suspense>{dialogs[tool]?.()}</Suspense>}
    </>
  );
}
