import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { BlockOf } from '../../../api/types';
import type { BlockProps } from '../rows';
import { Band } from '../shared/band';
import { useBlockSlug } from '../shared/block-title';
import { AddItem, EditableText, useEditing } from '../shared/editing';
import { getAnchor } from '../shared/anchors';
import { hasText, Prose } from '../shared/prose';
import { isBlank, RichText } from '../shared/rich-text';
import styles from './renderer.module.css';

type Item = BlockOf<'accordion'>['items'][number];

const isFilled = ({ title, body }: Item): boolean => title !== '' || !isBlank(body);

/** Opens everything on paper, including items that would close each other. */
function useOpenOnPaper(name: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let all: HTMLDetailsElement[] = [];
    let opened: HTMLDetailsElement[] = [];
    const open = (): void => {
      all = [...(list.current?.querySelectorAll<HTMLDetailsElement>('details[name]') ?? [])];
      opened = all.filter((details) => !details.open);
      for (const details of all) details.removeAttribute('name');
      for (const details of opened) details.open = true;
    };
    const close = (): void => {
      for (const details of opened) details.open = false;
      for (const details of all) details.setAttribute('name', name);
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [name]);
  return list;
}

interface ItemProps {
  item: Item;
  /** Under the title of the block. */
  isBelow: boolean;
}

/** Of those of one name a browser keeps one open. */
function Details({ item, isBelow, name }: ItemProps & { name: string }) {
  const slug = useBlockSlug();
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <details className={clsx('panel unbroken', styles.item)} name={name}>
      <summary className={clsx('line gap-2 rounded', styles.summary)}>
        <Heading id={getAnchor(slug, item.title)} className={styles.title}>
          {item.title || 'Meer'}
        </Heading>
        <ChevronDown className={styles.chevron} data-screen-only />
      </summary>
      <RichText html={item.body} className={styles.body} />
    </details>
  );
}

/** Open during editing, because hidden text cannot be edited. */
function Written({ item, isBelow, at }: ItemProps & { at: string }) {
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <div className={clsx('panel unbroken', styles.item)}>
      <div className={clsx('line gap-2 rounded', styles.summary)}>
        <Heading className={styles.title}>
          <EditableText at={`${at}.title`}>{item.title}</EditableText>
        </Heading>
        <ChevronDown className={styles.chevron} data-screen-only />
      </div>
      <RichText at={`${at}.body`} html={item.body} className={styles.body} />
    </div>
  );
}

/** Texts that open under their titles, one at a time, as answers to questions. */
export default function Accordion({ block }: BlockProps<BlockOf<'accordion'>>) {
  const { closing, items, slug, title } = block;
  const isWritten = useEditing() !== null;
  const name = useId();
  const list = useOpenOnPaper(name);
  const isBelow = title !== '';
  const shown = items.filter(isFilled);
  if (!isWritten && !hasText(block) && shown.length === 0 && isBlank(closing)) return null;
  return (
    <Band slug={slug}>
      <div className={`wrap cols ${styles.parts}`}>
        {(hasText(block) || isWritten) && <Prose text={block} className={styles.prose} />}
        <div ref={list} className={clsx('stack gap-half', styles.items)}>
          {isWritten
            ? items.map((item, index) => <Written key={index} at={`items.${index}`} {...{ item, isBelow }} />)
            : shown.map((item, index) => <Details key={index} {...{ item, isBelow, name }} />)}
          <AddItem at="items" />
          {(isWritten || !isBlank(closing)) && (
            <RichText at="closing" html={closing} className={styles.closing} />
          )}
        </div>
      </div>
    </Band>
  );
}
