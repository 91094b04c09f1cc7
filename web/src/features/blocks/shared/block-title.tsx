import { clsx } from 'clsx';
import { Link2 } from 'lucide-react';
import { useContext, createContext } from 'react';
import type { Block } from '../../../api/types';
import { toast } from '../../../lib/toasts/toasts';
import { useEditing, EditableText } from './editing';
import { getAnchor } from './anchors';
import styles from './block-title.module.css';

/** The surrounding block. */
export const BlockContext = createContext<Block | null>(null);

/** The anchor of the surrounding block. */
export const useBlockSlug = (): string => useContext(BlockContext)?.slug ?? '';

/** Copies the URL of a block. The Clipboard API needs https; without it the URL is in the address bar. */
function copyAddress(anchor: string): void {
  if (!window.isSecureContext) return;
  const { origin, pathname } = window.location;
  navigator.clipboard.writeText(`${origin}${pathname}#${anchor}`).then(
    () => toast.success('De link is gekopieerd.'),
    () => undefined,
  );
}

interface BlockTitleProps {
  at?: string;
  level?: 2 | 3;
  className?: string;
  children: string;
}

/** The title of a block, with a link to share that block. */
export function BlockTitle({ at = 'title', level = 2, className, children }: BlockTitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const anchor = useBlockSlug();
  if (useEditing()) {
    return (
      <div className={clsx('line', styles.line)} data-written>
        <Heading className={className}>
          <EditableText at={at}>{children}</EditableText>
        </Heading>
        <span className={styles.copy} />
      </div>
    );
  }
  return (
    <div className={clsx('line', styles.line)}>
      <Heading id={level === 3 ? getAnchor(anchor, children) : undefined} className={className}>
        {children}
      </Heading>
      <a
        href={`#${anchor}`}
        className={styles.copy}
        aria-label={`Kopieer link naar ${children}`}
        title="Kopieer link"
        onClick={() => copyAddress(anchor)}
        data-screen-only
      >
        <Link2 />
      </a>
    </div>
  );
}
