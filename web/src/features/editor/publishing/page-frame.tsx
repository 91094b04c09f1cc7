import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Inert } from '../../../components/inert';
import { PageWindowContext } from '../../../lib/page-window';
import type { WindowSize } from './widths';
import styles from './page-frame.module.css';

interface PageFrameProps {
  title: string;
  /** The window of the visitor, in pixels. */
  size: WindowSize;
  children: ReactNode;
}

/** A document of its own, set up like the portal's. */
const EMPTY = '<!doctype html><html lang="nl"><head></head><body></body></html>';

const SHEETS = 'link[rel="stylesheet"], style';

/** Copies style sheets of the portal into a document; resolves when they have loaded. */
async function copySheets(originals: Iterable<Element>, page: Document): Promise<void> {
  const sheets = [...originals].map((sheet) => page.importNode(sheet, true));
  const loads = sheets
    .filter(({ localName }) => localName === 'link')
    .map(
      (sheet) =>
        new Promise((resolve) => {
          sheet.addEventListener('load', resolve);
          sheet.addEventListener('error', resolve);
        }),
    );
  page.head.append(...sheets);
  await Promise.all(loads);
}

/** Gives a document the portal's palette and styles; resolves when they have loaded. */
function dress(page: Document, title: string): Promise<void> {
  page.title = title;
  page.documentElement.style.cssText = document.documentElement.style.cssText;
  return copySheets(document.querySelectorAll(SHEETS), page);
}

/** Copies the style sheets that come later, with the code of a block. */
function followSheets(page: Document): () => void {
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const isSheet = (node: Node): node is Element => node instanceof Element && node.matches(SHEETS);
    void copySheets(added.filter(isSheet), page);
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

/**
 * Renders a page in an iframe of a given width, so that everything that depends on the viewport, such as heading sizes,
 * is as visitors see it. Scaled down where space is limited. View only.
 */
export function PageFrame({ title, size: { width, height: least }, children }: PageFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);
  const [room, setRoom] = useState(width);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (!body) return;
    const observer = new ResizeObserver(() => setHeight(Math.max(least, body.offsetHeight)));
    observer.observe(body);
    return () => observer.disconnect();
  }, [body, least]);

  useEffect(() => (page ? followSheets(page) : undefined), [page]);

  // The frame is as high as its page, unlike the window that it stands for.
  useLayoutEffect(
    () => body?.ownerDocument.documentElement.style.setProperty('--window', `${least}px`),
    [body, least],
  );

  const scale = Math.min(1, room / width);
  return (
    <div ref={place} className={styles.place} aria-busy={body === null}>
      <Inert>
        <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
          <iframe
            title={title}
            srcDoc={EMPTY}
            style={{ width, height, transform: `scale(${scale})` }}
            onLoad={({ currentTarget: { contentDocument } }) => {
              if (!contentDocument) return;
              setPage(contentDocument);
              void dress(contentDocument, title).then(() => setBody(contentDocument.body));
            }}
          />
        </div>
      </Inert>
      {body &&
        createPortal(
          <PageWindowContext.Provider value={body.ownerDocument.defaultView}>
            {children}
          </PageWindowContext.Provider>,
          body,
        )}
    </div>
  );
}
