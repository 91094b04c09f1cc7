import { Check, ChevronDown, Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Color } from '../../../api/types';
import { Button } from '../../../components/button';
import { Segments } from '../../../components/segments';
import { copyText } from '../../../lib/copy-text';
import { readableOn } from '../../../theme/contrast';
import styles from './swatches.module.css';
import { getPapers, getValues, type ColorValue, type Use } from './values';

type Shown = Use | 'all';

const USES: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'Alles' },
  { value: 'screen', label: 'Scherm' },
  { value: 'print', label: 'Druk' },
  { value: 'paint', label: 'Verf' },
  { value: 'code', label: 'Code' },
];

const ROLES: readonly [Color['role'], string][] = [
  ['primary', 'Hoofdkleuren'],
  ['secondary', 'Steunkleuren'],
  ['accent', 'Accentkleuren'],
  ['neutral', 'Papier en tekst'],
  ['signal', 'Signaalkleuren'],
];

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
      className={styles.copy}
      data-value
      data-copied={copied === text || undefined}
      onClick={() => void copy()}
    >
      <span className={styles.label}>
        <span className="sr">Kopieer </span>
        {label}{' '}
      </span>
      <span className={styles.value}>{text}</span>
      {copied === text ? <Check /> : <Copy />}
    </button>
  );
}

interface SwatchProps {
  color: Color;
  use: Shown;
  /** The level of the headings. */
  level: 3 | 4;
}

function Swatch({ color, use, level }: SwatchProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const { hex, name, note } = color;
  const Heading = level === 3 ? 'h3' : 'h4';
  const values = getValues(color).filter((value) => use === 'all' || value.use === use);
  return (
    <li className={styles.color}>
      <div
        className={styles.swatch}
        style={{ background: hex, color: readableOn(hex, '#ffffff', '#000000') }}
      >
        <Heading className={styles.name}>{name}</Heading>
        {note && <p>{note}</p>}
      </div>
      <div
        role="group"
        aria-label={name}
        className={styles.values}
        data-folded={(use === 'all' && !isOpen) || undefined}
      >
        {values.map((value) => (
          <Value
            key={`${value.label} ${value.text}`}
            value={value}
            name={name}
            copied={copied}
            onCopy={setCopied}
          />
        ))}
        {values.length === 0 && <p className={styles.none}>Hiervoor is geen waarde vastgelegd.</p>}
      </div>
      {use === 'all' && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          data-screen-only
        >
          {isOpen ? 'Minder waarden' : 'Alle waarden'}
          <span className="sr"> van {name}</span>
          <ChevronDown />
        </button>
      )}
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

/** The colours by their role, with the values that one asks for. */
export function Swatches({ colors, layout, isBelow, filesAt }: SwatchesProps) {
  const [use, setUse] = useState<Shown>('all');
  const groups = ROLES.map(([role, label]) => ({
    label,
    own: colors.filter((color) => color.role === role),
  })).filter(({ own }) => own.length > 0);
  const papers = getPapers(colors);
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <div className={styles.colors} data-layout={layout}>
      <div className={styles.tools} data-screen-only data-needs-script>
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
      {groups.map(({ label, own }) => (
        <div key={label}>
          {groups.length > 1 && <Heading className={styles.role}>{label}</Heading>}
          <ul role="list" className={styles.list}>
            {own.map((color) => (
              <Swatch key={color.id} color={color} use={use} level={isBelow && groups.length > 1 ? 4 : 3} />
            ))}
          </ul>
        </div>
      ))}
      {papers && (use === 'all' || use === 'print') && <p className="meta">{papers}</p>}
    </div>
  );
}
