import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip.module.css';

/** How long the pointer must rest before a tooltip shows, and how long it may take to reach the tooltip. */
const SHOW_MS = 300;
const HIDE_MS = 120;
/** Space between the button, its tooltip and the edge of the window. */
const GAP = 8;
/** Sticky bars leave no room above. */
const NEAR_TOP = 200;
/** Larger than any icon-only button. */
const LARGEST = 64;

interface Tip {
  target: Element;
  name: string;
}

/** The icon-only button under the event, with its name: `data-tip`, or else its accessible name. */
function getTip(from: EventTarget | null): Tip | null {
  const target = from instanceof Element ? from.closest<HTMLElement>('button, a') : null;
  if (!target || target.getBoundingClientRect().width > LARGEST) return null;
  // It would lie on the menu that has opened.
  if (target.ariaHasPopup && target.ariaExpanded === 'true') return null;
  const isSilent = target.innerText.trim() === '' || getComputedStyle(target).fontSize === '0px';
  const name = target.dataset.tip ?? target.ariaLabel ?? target.textContent.trim();
  return isSilent && name !== '' ? { target, name } : null;
}

/** Positions it above the button, or below near the top, within the window. */
function place(tip: HTMLElement, target: Element): void {
  const button = target.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const middle = button.left + button.width / 2 - width / 2;
  const last = document.documentElement.clientWidth - width - GAP;
  tip.style.top = `${button.top < NEAR_TOP ? button.bottom + GAP : button.top - height - GAP}px`;
  tip.style.left = `${Math.max(GAP, Math.min(middle, last))}px`;
}

/** Shows the name of every icon-only button on hover or keyboard focus. Escape hides it. */
export default function Tooltip() {
  const [tip, setTip] = useState<Tip | null>(null);
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element || !tip) return;
    // In the top layer, so that it also shows above dialogs.
    element.setAttribute('popover', 'manual');
    element.showPopover();
    place(element, tip.target);
  }, [tip]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (next: Tip | null, after: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setTip(next), after);
    };
    const hide = (): void => {
      clearTimeout(timer);
      setTip(null);
    };
    const point = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'touch') return;
      const isOnTip = target instanceof Node && bubble.current?.contains(target);
      if (isOnTip) return clearTimeout(timer);
      const next = getTip(target);
      later(next, next ? SHOW_MS : HIDE_MS);
    };
    const focusOn = (target: EventTarget | null): void => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      clearTimeout(timer);
      setTip(getTip(target));
    };
    const focus = ({ target }: FocusEvent): void => {
      hide();
      focusOn(target);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    // The pointer or focus may have arrived before this script loaded.
    const underPointer =
      matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].at(-1);
    if (underPointer) later(getTip(underPointer), SHOW_MS);
    focusOn(document.activeElement);
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', focus);
    document.addEventListener('keydown', key, true);
    const ends = ['focusout', 'pointerdown', 'scroll'];
    ends.forEach((end) => document.addEventListener(end, hide, true));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('keydown', key, true);
      ends.forEach((end) => document.removeEventListener(end, hide, true));
    };
  }, []);

  if (!tip) return null;
  // In the landmark of its button, so that all content stays inside landmarks.
  return createPortal(
    <div
      ref={bubble}
      key={tip.name}
      role="tooltip"
      className={clsx('text-xs strong breaks edged', styles.tip)}
    >
      {tip.name}
    </div>,
    tip.target.closest('dialog, main, header, nav, aside') ?? document.body,
  );
}
