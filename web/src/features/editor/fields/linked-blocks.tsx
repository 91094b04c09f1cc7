import { clsx } from 'clsx';
import { ArrowLeft, FileText, Text } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import type { Page } from '../../../api/types';
import { Button } from '../../../components/button';
import { readPage } from '../../pages';
import { walkResults } from '../../../lib/list-keys';
import { swrKey } from '../../../lib/swr-keys';
import { fetchDraft } from '../api';
import { blockSummary } from '../blocks/block-summary';
import { pagePath } from '../../page-tree';
import styles from './link-dialog.module.css';

/** What readers have now of a page; null while it is only a draft. */
const readLive = (slug: string): Promise<Page | null> => readPage(slug).catch(() => null);

/** The blocks of a page that have a title, with the anchor that leads to each now: after a new title it still does. */
async function readBlocks(slug: string) {
  const [draft, live] = await Promise.all([fetchDraft(slug), readLive(slug)]);
  const anchors = new Map(live?.blocks.map((block) => [block.id, block.slug]));
  return draft.blocks.flatMap((block) => {
    const title = blockSummary(block);
    return title === '' ? [] : [{ id: block.id, title, anchor: anchors.get(block.id) ?? block.slug }];
  });
}

interface LinkedBlocksProps {
  slug: string;
  title: string;
  /** The present link. */
  href: string;
  onChoose: (href: string, title: string) => void;
  onBack: () => void;
}

/** Chooses a page as a whole, or one of its blocks. */
export function LinkedBlocks({ slug, title, href, onChoose, onBack }: LinkedBlocksProps) {
  const { slug: edited } = useParams();
  const { data: blocks } = useSWR(swrKey('linked-blocks', slug), () => readBlocks(slug));
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    first.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const page = pagePath(slug);
  // Within the page that is edited, so that a copy of it leads to its own.
  const start = slug === edited ? '' : page;
  return (
    <div role="presentation" onKeyDown={walkResults}>
      <Button variant="soft" small onClick={onBack}>
        <ArrowLeft />
        Alle pagina’s
      </Button>
      <ul
        role="list"
        className={clsx('stack gap-half panel', styles.targets)}
        aria-label={`Blokken van ${title}`}
      >
        <li>
          <button
            className="grid breaks"
            ref={first}
            type="button"
            data-result
            aria-current={page === href || undefined}
            onClick={() => onChoose(page, title)}
          >
            <FileText />
            <span>{title}</span>
            <span className="meta">Hele pagina</span>
          </button>
        </li>
        {blocks?.map(({ id, title: words, anchor }) => (
          <li key={id}>
            <button
              className="grid breaks"
              type="button"
              data-result
              aria-current={`${start}#${anchor}` === href || undefined}
              onClick={() => onChoose(`${start}#${anchor}`, words)}
            >
              <Text />
              <span>{words}</span>
              <span className="meta">Blok</span>
            </button>
          </li>
        ))}
      </ul>
      {blocks?.length === 0 && (
        <p className={`meta ${styles.none}`}>Op deze pagina heeft geen blok een titel.</p>
      )}
    </div>
  );
}
