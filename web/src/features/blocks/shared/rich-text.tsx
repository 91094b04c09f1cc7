import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { download, downloadAt } from '../../../lib/download';
import { useReportError } from '../../../lib/use-report-error';
import { GUIDE_INDEX, useGuidePath } from '../../page-tree';
import { useBlockSlug } from './block-title';
import { useEditing } from './editing';
import { withAnchors } from './anchors';
import { applyStyles, deferStyles, dropClasses } from './deferred-styles';
import { withReadableTables } from './readable-tables';
import styles from './rich-text.module.css';

/** Markup that renders nothing by itself: tags without attributes, and white space. */
const NOTHING = /<\/?(?!hr\b)[a-z][a-z0-9]*\s*\/?>|&nbsp;|\s/gi;

export const isBlank = (html: string): boolean => html.replace(NOTHING, '') === '';

/** The target of a plain click on a link; null when the browser should handle the click. */
function plainTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.target === '_blank' ? null : (link?.getAttribute('href') ?? null);
}

interface RichTextProps {
  html: string;
  /** Its path in the block, when it is editable in place. */
  at?: string;
  className?: string;
}

/** The rich text of a block, editable in the editor. */
export function RichText({ html, at, className }: RichTextProps) {
  const looks = clsx(styles.text, className);
  const editing = useEditing();
  const place = at === undefined ? null : editing?.richText(at, html, looks);
  const Read = html.includes(TO_GUIDE) ? ReadingToGuide : Reading;
  return place ?? <Read html={html} className={looks} />;
}

/** A link as the server writes it. */
const TO_GUIDE = `href="${GUIDE_INDEX}"`;

interface ReadingProps {
  html: string;
  className: string;
}

function ReadingToGuide({ html, className }: ReadingProps) {
  const guide = useGuidePath();
  return <Reading html={html.replaceAll(TO_GUIDE, `href="${guide}"`)} className={className} />;
}

/** Safe to inject: the server sanitised it on write (contract section 2). */
function Reading({ html, className }: ReadingProps) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const report = useReportError();
  const slug = useBlockSlug();
  const readable = useMemo(
    () => withReadableTables(withAnchors(slug, deferStyles(dropClasses(html)))),
    [slug, html],
  );
  useLayoutEffect(() => {
    if (text.current) applyStyles(text.current);
  }, [readable]);
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent): void => {
      const target = plainTarget(event);
      const file = target?.startsWith('/') && downloadAt(target);
      if (!target?.startsWith('/') || (!file && target.startsWith('/api/'))) return;
      event.preventDefault();
      if (file) download(file).catch(report);
      else navigate(target);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, report]);
  if (isBlank(html)) return null;
  return <div ref={text} className={className} dangerouslySetInnerHTML={{ __html: readable }} />;
}
