import { clsx } from 'clsx';
import { Copy } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { getLineRatio, getPixels } from 'cms/shared/type-size';
import { Button } from '../../../components/button';
import { Segments } from '../../../components/segments';
import { copyText } from '../../../lib/copy-text';
import { EditableText, useEditing } from '../shared/editing';
import { inDutch, toCss, type Step } from './letter';
import styles from './specimen.module.css';

const SMALLEST = 12;
const LARGEST = 120;

const dot = (look: string) => <span className={`${styles.dot} ${look}`} />;

const GROUNDS = [
  { value: 'white', label: 'Wit', icon: dot('bg-white') },
  { value: 'blue', label: 'Blauw', icon: dot('bg-blue') },
  { value: 'blueDark', label: 'Nacht', icon: dot('bg-blueDark') },
] as const;

/** What a visitor tries; nothing of it is kept. */
export interface Trial {
  text: string;
  /** In pixels. */
  size: number;
  lineHeight: number;
  ground: (typeof GROUNDS)[number]['value'];
}

/** Whole pixels would make 15.8 of 16 points. */
const roundTenth = (value: number): number => Math.round(value * 10) / 10;

/** How a step begins in the specimen. */
export function fromStep({ size, lineHeight }: Step): Pick<Trial, 'size' | 'lineHeight'> {
  const pixels = roundTenth(getPixels(size) ?? 16);
  return {
    size: Math.min(LARGEST, Math.max(SMALLEST, pixels)),
    lineHeight: getLineRatio(lineHeight, size) ?? 1.5,
  };
}

interface LineProps {
  trial: Trial;
  isEditable: boolean;
  onType: (text: string) => void;
}

/** The line itself, which grows with what is typed. */
function Line({ trial: { text, size, lineHeight, ground }, isEditable, onType }: LineProps) {
  const isWritten = useEditing() !== null;
  // On a small screen no larger than fits some words, though a larger size is still drawn larger.
  const style = { fontSize: `min(${size}px, 14cqi - ${(LARGEST - size) / 10}px)`, lineHeight };
  const draw = (content: ReactNode) => (
    <div className={`stack gap-0 ${styles.line} bg-${ground}`}>
      <div className={clsx('breaks', styles.text)} style={style}>
        {content}
      </div>
    </div>
  );
  if (isWritten) return draw(<EditableText at="sample">{text}</EditableText>);
  if (!isEditable) return draw(<p className={styles.fixed}>{text}</p>);
  return draw(
    <div className={clsx('stack gap-0', styles.grows)} data-text={`${text} `}>
      <textarea
        className="edged"
        aria-label="Typ je eigen zin"
        rows={1}
        spellCheck={false}
        autoComplete="off"
        maxLength={255}
        value={text}
        onChange={(event) => onType(event.target.value.replaceAll('\n', ' '))}
      />
    </div>,
  );
}

interface SpecimenProps {
  trial: Trial;
  onTry: (part: Partial<Trial>) => void;
  steps: readonly Step[];
  weights: readonly { label: string; weight: number }[];
  /** Which of them is shown. */
  picked: number;
  weight: number | null;
  onWeight: (picked: number) => void;
  family: string;
  isEditable: boolean;
}

/** The font in use: a line to read, which allowed viewers can edit, in a chosen size, weight and background. */
export function Specimen(props: SpecimenProps) {
  const { trial, onTry, steps, weights, picked, weight, onWeight, family, isEditable } = props;
  const range = useId();
  const { size, lineHeight } = trial;
  const own = steps.findIndex((step) => {
    const begun = fromStep(step);
    return begun.size === size && begun.lineHeight === lineHeight;
  });
  const pickStep = (value: string) => {
    const step = steps[Number(value)];
    if (step) onTry(fromStep(step));
  };
  const pixels = `${inDutch(String(size))} px`;
  const points = inDutch(String(roundTenth(size * 0.75)));
  const ratio = Math.round(lineHeight * 100) / 100;
  const says = [
    [family, weight].filter(Boolean).join(' '),
    `${pixels} of ${points} pt`,
    `regelafstand ${inDutch(String(ratio))}`,
  ];
  const css = toCss({ family, weight, size: `${size}px`, lineHeight: String(ratio) });
  return (
    <div className={clsx('span-all rounded', styles.specimen)}>
      <div className={clsx('spread', styles.tools)} data-screen-only data-needs-script>
        {steps.length > 0 && (
          <Segments
            legend="Stijl"
            options={steps.map(({ label }, index) => ({ value: String(index), label }))}
            value={String(own)}
            onChange={pickStep}
          />
        )}
        <Segments
          legend="Vlak"
          options={GROUNDS}
          value={trial.ground}
          onChange={(ground) => onTry({ ground })}
        />
        <div className={clsx('line text-sm', styles.size)}>
          <label htmlFor={range}>Grootte</label>
          <input
            id={range}
            type="range"
            min={SMALLEST}
            max={LARGEST}
            value={size}
            aria-valuetext={`${inDutch(String(size))} pixels`}
            onChange={(event) => onTry({ size: Number(event.target.value) })}
          />
          <span className={clsx('tabular', styles.number)}>{pixels}</span>
        </div>
        {weights.length > 1 && (
          <Segments
            legend="Gewicht"
            options={weights.map((each, index) => ({
              value: String(index),
              label: each.label || String(each.weight),
            }))}
            value={String(picked)}
            onChange={(value) => onWeight(Number(value))}
          />
        )}
      </div>
      <Line trial={trial} isEditable={isEditable} onType={(text) => onTry({ text })} />
      <div className={clsx('spread text-sm breaks tabular', styles.says)} data-screen-only>
        <span>{says.filter(Boolean).join(' · ')}</span>
        <Button variant="quiet" small onClick={() => void copyText(css, 'Stijl gekopieerd als CSS')}>
          <Copy />
          Kopieer als CSS
        </Button>
      </div>
    </div>
  );
}
