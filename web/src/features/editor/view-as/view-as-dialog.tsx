import { clsx } from 'clsx';
import { useState } from 'react';
import type { Page } from '../../../api/types';
import { Segments } from '../../../components/segments';
import { Loading } from '../loading';
import { LargeDialog } from '../publishing/large-dialog';
import { PageFrame } from '../publishing/page-frame';
import { PageLook } from '../publishing/page-look';
import { nearestWidth, WINDOWS } from '../publishing/widths';
import { usePageAs } from './api';
import { toAsQuery, mergeHidden, canSeePage, sentence, viewerName, type Viewer } from './page-as-viewer';
import { ExplainedBlocks } from './explained-blocks';
import styles from './view-as-dialog.module.css';
import { ViewerPicker } from './viewer-picker';

interface ViewAsDialogProps {
  page: Page;
  onClose: () => void;
}

const LOOKS = [
  { value: 'explained', label: 'Met uitleg' },
  { value: 'plain', label: 'Zoals de pagina is' },
] as const;

/** The status of the draft: visitors may see an older version. */
const DRAFT: Record<NonNullable<Page['status']>, string> = {
  draft: 'Dit is een concept: zo wordt de pagina zodra je publiceert.',
  modified: 'Dit is het gewijzigde concept: tot je publiceert zien bezoekers nog de vorige versie.',
  published: 'Dit is de versie die nu online staat.',
};

/** Shows the draft as a visitor, a group or a user would see it, with the reasons. */
export default function ViewAsDialog({ page, onClose }: ViewAsDialogProps) {
  const [viewer, setViewer] = useState<Viewer | null>({ kind: 'anonymous' });
  const [look, setLook] = useState<(typeof LOOKS)[number]['value']>('explained');
  return (
    <LargeDialog title={`Bekijk ${page.title} als`} closing="Sluiten" onClose={onClose}>
      <div className={`spread ${styles.bar}`}>
        <ViewerPicker viewer={viewer} onChoose={setViewer} />
        <Segments legend="Weergave" options={LOOKS} value={look} onChange={setLook} />
      </div>
      {viewer ? (
        <Answer page={page} viewer={viewer} isPlain={look === 'plain'} />
      ) : (
        <p className={styles.choose}>Kies wie er kijkt.</p>
      )}
    </LargeDialog>
  );
}

interface AnswerProps {
  page: Page;
  viewer: Viewer;
  isPlain: boolean;
}

function Answer({ page, viewer, isPlain }: AnswerProps) {
  const { data, error, isLoading, mutate } = usePageAs(page.slug, toAsQuery(viewer), page.version);
  if (error || !data)
    return <Loading error={error} onRetry={() => void mutate()} className={styles.choose} />;
  const isOpen = canSeePage(viewer, page);
  const home = page.slug === 'home';
  return (
    <div aria-busy={isLoading}>
      <div className={clsx('rounded', styles.outcome)} role="status">
        <p>
          <strong>{isOpen ? describeSeen(viewer, data) : describeUnopened(viewer)}</strong>
        </p>
        <p className="small">{DRAFT[page.status ?? 'draft']}</p>
      </div>
      {isPlain && isOpen ? (
        <div className={styles.stage}>
          <PageFrame title={`${page.title}, als ${viewerName(viewer)}`} size={WINDOWS[nearestWidth()]}>
            <PageLook page={data} parentId={data.parent_id} />
          </PageFrame>
        </div>
      ) : (
        <ExplainedBlocks placed={mergeHidden(page.blocks, data)} home={home} />
      )}
    </div>
  );
}

function describeSeen(viewer: Viewer, { blocks, hidden = [] }: Page): string {
  const who = sentence(viewerName(viewer));
  const all = blocks.length + hidden.length;
  if (all === 0) return `${who} ziet de pagina; er staat nog niets op.`;
  if (hidden.length === 0) return `${who} ziet de hele pagina.`;
  if (all === 1) return `${who} ziet het blok van deze pagina niet.`;
  return `${who} ziet ${blocks.length} van de ${all} blokken.`;
}

function describeUnopened(viewer: Viewer): string {
  const inactive = viewer.kind === 'user' && !viewer.user.isActive ? ' Het account is niet actief.' : '';
  return `${sentence(viewerName(viewer))} ziet deze pagina niet.${inactive}`;
}
