import { clsx } from 'clsx';
import { Copy } from 'lucide-react';
import { copyText } from '../../../lib/copy-text';
import { longestWord } from '../../../components/screen-heading';
import { AddItem } from '../shared/editing';
import { inDutch, toCss, type Step } from './letter';
import styles from './ramp.module.css';

/** Where it, or its longest word, does not fit, a size is drawn smaller, but still larger than the one below it. */
const getDrawnSize = (size: string, text: string): string =>
  `min(${size}, min(16cqi, 130cqi / ${longestWord(text)}) + ${size} * 0.05)`;

interface RampProps {
  steps: readonly Step[];
  text: string;
  family: string;
  weight: number | null;
}

/** The sizes below each other; a click takes one along as CSS. */
export function Ramp({ steps, text, family, weight }: RampProps) {
  return (
    <div className={clsx('span-all', styles.steps)}>
      {steps.length > 0 && (
        <ul role="list" className={clsx('stack gap-half', styles.ramp)}>
          {steps.map(({ label, size, lineHeight }, index) => (
            <li className="grid panel" key={index}>
              <span className={clsx('text-sm strong', styles.label)}>{label}</span>
              <span
                className={clsx('span-all breaks', styles.text)}
                style={{ fontSize: getDrawnSize(size, text || label), lineHeight }}
              >
                {text || label}
              </span>
              <button
                type="button"
                className={clsx('line muted small-icons tabular', styles.copy)}
                onClick={() =>
                  void copyText(toCss({ family, weight, size, lineHeight }), `${label} gekopieerd als CSS`)
                }
              >
                <span className="sr">Kopieer stijl {label}: </span>
                {inDutch(size)} · {inDutch(lineHeight)}
                <Copy data-screen-only />
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddItem at="steps" />
    </div>
  );
}
