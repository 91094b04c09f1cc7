import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Color } from '../../../api/types';
import { Switch } from '../../../components/checkbox';
import { PartTitle } from '../shared/part-title';
import styles from './contrast.module.css';
import { getPair, inWords, isForText, type Pair } from '../../../lib/contrast-grades';

/** Tables with more columns do not fit on a page: a list per background is shown instead. */
const MOST_COLUMNS = 12;

/** The ratio of a pair and its letter; the sample is drawn only where it can be read. */
function Grade({ pair: { text, ground, ratio, grade }, sample }: { pair: Pair; sample: string }) {
  return (
    <>
      <span
        className={clsx('center own-colors', styles.sample)}
        data-grade={grade}
        style={grade === 'nee' ? undefined : { background: ground.hex, color: text.hex }}
        aria-hidden="true"
      >
        {grade !== 'nee' && sample}
      </span>
      <span className={clsx('cluster text-xs', styles.grade)}>
        <span>{inWords(ratio)}</span> <b>{grade}</b>
      </span>
    </>
  );
}

interface PartProps {
  colors: readonly Color[];
  isStrict: boolean;
}

function Matrix({ colors, isStrict }: PartProps) {
  const rows = colors.map((text) => ({
    text,
    cells: colors.map((ground) => {
      const pair = ground.id === text.id ? null : getPair(text, ground);
      return { ground, pair: pair && isStrict && !isForText(pair) ? null : pair };
    }),
  }));
  return (
    <table className={clsx('tabular', styles.matrix)}>
      <caption className="sr">Contrast van elke kleur als tekst op elk vlak</caption>
      <thead>
        <tr>
          <th scope="col">Tekst op vlak</th>
          {colors.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ text, cells }) => (
          <tr key={text.id}>
            <th scope="row">{text.name}</th>
            {cells.map(({ ground, pair }) => (
              <td key={ground.id}>
                {pair ? (
                  <Grade pair={pair} sample="Aa" />
                ) : (
                  <span className="sr">{ground.id === text.id ? 'dezelfde kleur' : 'niet voor tekst'}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same for a narrow page: for each ground which colours may be text on it. */
function Grounds({ colors, isStrict }: PartProps) {
  return (
    <div className={styles.grounds}>
      {colors.map((ground) => {
        const pairs = colors.filter(({ id }) => id !== ground.id).map((text) => getPair(text, ground));
        const fit = pairs.filter(isForText);
        return (
          <details key={ground.id} className={clsx('panel', styles.ground)}>
            <summary className="line rounded strong">
              <span className={styles.dot} style={{ background: ground.hex }} />
              <span>Op {ground.name}</span>
              <span className="meta">
                {fit.length} van {pairs.length}
                <span className="sr"> voor tekst</span>
              </span>
              <ChevronDown />
            </summary>
            <ul role="list">
              {(isStrict ? fit : pairs).map((pair) => (
                <li key={pair.text.id}>
                  <span className={clsx('text-sm', styles.of)}>{pair.text.name}</span>
                  <Grade pair={pair} sample="Aa" />
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

/** What tells the region of a second block from that of the first, which is 'Contrast'. */
function useName(title: string) {
  const region = useRef<HTMLElement>(null);
  const [name, setName] = useState('Contrast');
  useEffect(() => {
    const regions = [...(region.current?.ownerDocument.querySelectorAll('[data-contrast]') ?? [])];
    const before = regions.findIndex((each) => each === region.current);
    if (before > 0) setName([`Contrast ${before + 1}`, title].filter(Boolean).join(', '));
  }, [title]);
  return { region, name };
}

interface ContrastProps {
  /** Of the block. */
  slug: string;
  colors: readonly Color[];
  /** The title of the block; '' when it has none. */
  title: string;
}

/** Which colour is readable on which, by WCAG's contrast, in figures and letters. */
export function Contrast({ slug, colors, title }: ContrastProps) {
  const [isStrict, setStrict] = useState(false);
  const { region, name } = useName(title);
  if (colors.length < 2) return null;
  return (
    <section
      ref={region}
      aria-label={name}
      data-contrast
      className={clsx('stack span-all gap-3', styles.contrast)}
      data-many={colors.length > MOST_COLUMNS || undefined}
    >
      <div className="spread">
        <PartTitle slug={slug} isBelow={title !== ''} className={styles.heading}>
          Wat mag op wat?
        </PartTitle>
        <div data-screen-only data-needs-script>
          <Switch
            label="Alleen wat mag voor tekst"
            checked={isStrict}
            onChange={({ target }) => setStrict(target.checked)}
          />
        </div>
      </div>
      {colors.length <= MOST_COLUMNS && <Matrix colors={colors} isStrict={isStrict} />}
      <Grounds colors={colors} isStrict={isStrict} />
      <p className="meta">
        AAA is voor alle tekst, AA voor gewone tekst, groot alleen voor koppen vanaf 24 pixels. Nee is niet te
        lezen.
      </p>
    </section>
  );
}
