import { clsx } from 'clsx';
import { Check, ChevronDown, Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Color } from '../../../api/types';
import { Button } from '../../../components/button';
import { Segments } from '../../../components/segments';
import { getPair, inWords } from '../../../lib/contrast-grades';
import { copyText } from '../../../lib/copy-text';
import { readableOn } from '../../../theme/contrast';
import styles from './swatches.module.css';
import type { ColorValue, Use } from '../../../lib/color-values';
import { getPapers, getValues } from './values';

type Shown = Use | 'all';

const USES: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'Alles' },
  { value: 'screen', label: 'Scherm' },
  { value: 'print', label: 'Druk' },
  { value: 'paint', label: 'Verf' },
  { value: 'code', label: 'Code' },
];

/** A house's own colours first; the height of their fields follows their part in it. */
const ROLES: readonly Color['role'][] = ['primary', 'secondary', 'accent', 'signal', 'neutral'];

const WHITE = '#ffffff';
const BLACK = '#000000';

/** How long a value shows that it was copied. */
const COPIED_MS = 2000;

interface ValueProps {
  value: ColorValue;
  name: string;
  copied: string | null;
  onCopy: (text: string) => void;
}

/** One value, which a click puts on the clipboard. */
function Value({ value: { label, text }, name, copied, onCopy }: ValueProps) {
  const copy = async () => {
    if (await copyText(text, `${label} van ${name} gekopieerd: ${text}`)) onCopy(text);
  };
  return (
    <button
      type="button"
      className={clsx('grid gap-1 text-sm tabular', styles.copy)}
      data-value
      data-copied={copied === text || undefined}
      onClick={() => void copy()}
    >
      <span className={clsx('text-xs', styles.label)}>
        <span className="sr">Kopieer </span>
        {label}{' '}
      </span>
      <span className={clsx('breaks', styles.value)}>{text}</span>
      {copied === text ? <Check /> : <Copy />}
    </button>
  );
}

interface SwatchProps {
  color: Color;
  use: Shown;
  isLarge: boolean;
  /** The level of the headings. */
  level: 2 | 3;
}

/** The values that are always in sight: of a large field also that for print, and that it has none. */
function getFirst(values: readonly ColorValue[], isLarge: boolean): ColorValue[] {
  const ofLabel = (label: string) => values.find((value) => value.label === label);
  const first = [ofLabel('HEX'), isLarge ? ofLabel('PMS') : undefined];
  return first.filter((value) => value !== undefined);
}

function Swatch({ color, use, isLarge, level }: SwatchProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const { hex, name, note, role } = color;
  const Heading = level === 2 ? 'h2' : 'h3';
  const all = getValues(color);
  const first = use === 'all' ? getFirst(all, isLarge) : all.filter((value) => value.use === use);
  const rest = use === 'all' ? all.filter((value) => !first.includes(value)) : [];
  const ink = readableOn(hex, WHITE, BLACK);
  const on = getPair<Pick<Color, 'name' | 'hex'>>({ name: ink === WHITE ? 'Wit' : 'Zwart', hex: ink }, color);
  const draw = (values: readonly ColorValue[]) =>
    values.map((value) => (
      <Value
        key={`${value.label} ${value.text}`}
        value={value}
        name={name}
        copied={copied}
        onCopy={setCopied}
      />
    ));
  return (
    <li
      className={clsx('stack gap-1', styles.color)}
      data-role={role}
      style={{ '--ground': hex, '--on-ground': ink }}
    >
      <div className={clsx('rounded text-xs own-colors', styles.swatch)}>
        <Heading className={styles.name}>{name}</Heading>
        {note && <p>{note}</p>}
      </div>
      <div role="group" aria-label={name} className={styles.values}>
        <div className={styles.first}>
          {draw(first)}
          {isLarge && use === 'all' && first.length < 2 && (
            <p className={styles.none}>
              <span className={clsx('text-xs', styles.label)}>PMS</span> geen
            </p>
          )}
          {first.length === 0 && <p className={styles.none}>Hiervoor is geen waarde vastgelegd.</p>}
        </div>
        {rest.length > 0 && (
          <>
            <button
              type="button"
              className={clsx('line text-sm strong', styles.more)}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              data-screen-only
            >
              {isOpen ? 'Minder waarden' : 'Alle waarden'}
              <span className="sr"> van {name}</span>
              <ChevronDown />
            </button>
            <div className={styles.rest} data-folded={!isOpen || undefined}>
              {draw(rest)}
              <p className={styles.readable}>
                {on.text.name} erop {inWords(on.ratio)} {on.grade}
              </p>
            </div>
          </>
        )}
      </div>
    </li>
  );
}

interface SwatchesProps {
  colors: readonly Color[];
  layout: 'large' | 'compact';
  /** Under the title of the block. */
  isBelow: boolean;
  /** The id of the heading of the files, when there are any. */
  filesAt: string | null;
}

/** The colours by their role, with the values that one asks for: fields from edge to edge, or small ones in a grid. */
export function Swatches({ colors, layout, isBelow, filesAt }: SwatchesProps) {
  const [use, setUse] = useState<Shown>('all');
  const papers = getPapers(colors);
  const isLarge = layout === 'large';
  const ordered = colors.toSorted((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role));
  return (
    <div className={clsx('stack gap-4', styles.colors)} data-layout={layout}>
      <div className={`wrap spread`} data-screen-only data-needs-script>
        <p className="meta">Klik op een waarde en hij staat op je klembord.</p>
        <div className="cluster">
          <Segments legend="Toon waarden voor" options={USES} value={use} onChange={setUse} />
          {filesAt && (
            <Button variant="soft" small onClick={() => document.getElementById(filesAt)?.focus()}>
              <Download />
              <span>Neem mee</span>
            </Button>
          )}
        </div>
      </div>
      <ul role="list" className={clsx(!isLarge && 'wrap', 'grid', styles.list)}>
        {ordered.map((color) => (
          <Swatch key={color.id} color={color} use={use} isLarge={isLarge} level={isBelow ? 3 : 2} />
        ))}
      </ul>
      {papers && (use === 'all' || use === 'print') && <p className="wrap meta">{papers}</p>}
    </div>
  );
}
