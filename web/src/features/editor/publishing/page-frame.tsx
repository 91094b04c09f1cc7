import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Inert } from '../../../components/inert';
import styles from './page-frame.module.css';

interface PageFrameProps {
  title: string;
  /** The viewport width of the visitor, in pixels. */
  width: number;
  children: ReactNode;
}

/** A document of its own, set up like the portal's. */
const EMPTY = '<!doctype html><html lang="nl"><head></head><body></body></html>';

/** Copies the portal's styles and palette into a document; resolves when they have loaded. */
async function dress(page: Document, title: string): Promise<void> {
  page.title = title;
  page.documentElement.style.cssText = document.documentElement.style.cssText;
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) =>
    page.importNode(sheet, true),
  );
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

/**
 * Renders a page in an iframe of a given width, so that everything that depends on the viewport, such as heading sizes,
 * is as visitors see it. Scaled down where there is no room. View only.
 */
export function PageFrame({ title, width, children }: PageFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
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
    const observer = new ResizeObserver(() => setHeight(body.offsetHeight));
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);

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
              if (contentDocument) {
                void dress(contentDocument, title).then(() => setBody(contentDocument.body));
              }
            }}
          />
        </div>
      </Inert>
      {body && createPortal(children, body)}
    </div>
  );
}
