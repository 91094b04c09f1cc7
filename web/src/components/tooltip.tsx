import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip.module.css';

/** How long a pointer rests before the name comes, and how long it may be on its way to it. */
const SHOW_MS = 300;
const HIDE_MS = 120;
/** Between the button, its name and the edge of the window. */
const GAP = 8;
/** Where bars stick there is no room above. */
const NEAR_TOP = 200;
/** Larger than any button with only an icon. */
const LARGEST = 64;

interface Tip {
  target: Element;
  name: string;
}

/** The button that only shows an icon, with its name: what `data-tip` says, or else what is read aloud. */
function getTip(from: EventTarget | null): Tip | null {
  const target = from instanceof Element ? from.closest<HTMLElement>('button, a') : null;
  if (!target || target.getBoundingClientRect().width > LARGEST) return null;
  const isSilent = target.innerText.trim() === '' || getComputedStyle(target).fontSize === '0px';
  const name = target.dataset.tip ?? target.ariaLabel ?? target.textContent.trim();
  return isSilent && name !== '' ? { target, name } : null;
}

/** Above the button, or below it near the top, inside the window. */
function place(tip: HTMLElement, target: Element): void {
  const button = target.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const middle = button.left + button.width / 2 - width / 2;
  const last = document.documentElement.clientWidth - width - GAP;
  tip.style.top = `${button.top < NEAR_TOP ? button.bottom + GAP : button.top - height - GAP}px`;
  tip.style.left = `${Math.max(GAP, Math.min(middle, last))}px`;
}

/** Shows the name of every button with only an icon to who points at it or comes to it by keyboard. Escape hides it. */
export function Tooltip() {
  const [tip, setTip] = useState<Tip | null>(null);
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element || !tip) return;
    // In the top layer: over dialogs too.
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
    // What brought the pointer or the focus here came before this script.
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
  // In the landmark of its button, so that nobody finds it outside the page.
  return createPortal(
    <div ref={bubble} key={tip.name} role="tooltip" className={styles.tip}>
      {tip.name}
    </div>,
    tip.target.closest('dialog, main, header, nav, aside') ?? document.body,
  );
}
