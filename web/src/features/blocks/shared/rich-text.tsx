import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { applyStyles, holdStyles } from './held-styles';
import { withReadableTables } from './readable-tables';
import styles from './rich-text.module.css';

/** The path of a link of the portal itself that a plain click follows; null for what is the browser's. */
function internalTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  const isInternal = href.startsWith('/') && !href.startsWith('/api/') && link?.target !== '_blank';
  return isInternal ? href : null;
}

/** Rich text of a block. The server cleaned it when it was written (contract section 2). */
export function RichText({ html, className }: { html: string; className?: string }) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const readable = useMemo(() => withReadableTables(holdStyles(html)), [html]);
  useLayoutEffect(() => {
    if (text.current) applyStyles(text.current);
  }, [readable]);
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent): void => {
      const target = internalTarget(event);
      if (!target) return;
      event.preventDefault();
      navigate(target);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  if (!html) return null;
  return (
    <div ref={text} className={clsx(styles.text, className)} dangerouslySetInnerHTML={{ __html: readable }} />
  );
}
