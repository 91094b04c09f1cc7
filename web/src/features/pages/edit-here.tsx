import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Page } from '../../api/types';
import { Button } from '../../components/button';
import { homePath, useSite } from '../../lib/site';
import { editPath } from '../page-tree';
import styles from './edit-here.module.css';

/** The part of the window, from above, in which a block counts as the one that is read. */
const READING = 0.4;

/** The last block that begins in the upper part of the window; none while the opening is in view. */
const getReadBlock = ({ blocks }: Page) =>
  blocks.findLast(({ slug }) => {
    const top = document.getElementById(slug)?.getBoundingClientRect().top;
    return top !== undefined && top < window.innerHeight * READING;
  });

function watchScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

const isPastOpening = (): boolean => window.scrollY > window.innerHeight * READING;

/** For editors: opens the page in its editor, at the block in view. The opening has a button of its own. */
export default function EditHere({ page }: { page: Page }) {
  const home = homePath(useSite());
  const navigate = useNavigate();
  const isShown = useSyncExternalStore(watchScroll, isPastOpening);
  const edit = (): void => {
    const block = getReadBlock(page);
    navigate(editPath(page.slug, home) + (block ? `#blok-${block.id}` : ''));
  };
  if (!isShown) return null;
  return (
    <div className={clsx('rounded', styles.place)} data-screen-only>
      <Button variant="soft" small onClick={edit}>
        <Pencil />
        Hier bewerken
      </Button>
    </div>
  );
}
