import { clsx } from 'clsx';
import { useId, useMemo, type ReactNode } from 'react';
import type { BlockType } from '../../../api/types';
import { Badge } from '../../../components/badge';
import type { PageDraft } from '../state/types';
import { comparePages, type BlockDifference, type FieldDifference, type Piece } from './compare-pages';
import styles from './difference-view.module.css';
import { withoutMiddles } from './without-middles';

interface DifferenceViewProps {
  types: readonly BlockType[];
  before: PageDraft;
  after: PageDraft;
}

/**
 * Shows the differences between two versions of a page, block by block and word by word. Readable for screen readers
 * too.
 */
export function DifferenceView({ types, before, after }: DifferenceViewProps) {
  const { fields, blocks } = useMemo(() => comparePages(types, before, after), [types, before, after]);
  const same = blocks.filter(({ kind }) => kind === 'same').length;
  if (fields.length === 0 && same === blocks.length) {
    return <p className="muted">Er is geen verschil.</p>;
  }
  return (
    <div className="stack">
      {fields.length > 0 && <Part title="Pagina" fields={fields} />}
      {blocks.map((block) => block.kind !== 'same' && <BlockPart key={block.id} block={block} />)}
      {same > 0 && (
        <p className="muted">
          {same === 1 ? '1 blok is gelijk gebleven.' : `${same} blokken zijn gelijk gebleven.`}
        </p>
      )}
    </div>
  );
}

const KINDS = {
  added: { badge: 'published', word: 'Toegevoegd' },
  removed: { badge: 'draft', word: 'Verwijderd' },
  changed: { badge: 'modified', word: 'Gewijzigd' },
  moved: { badge: 'info', word: 'Verplaatst' },
} as const;

function BlockPart({ block }: { block: BlockDifference }) {
  const { kind, label, place, fields } = block;
  if (kind === 'same') return null;
  const { badge, word } = KINDS[kind];
  return (
    <Part
      title={`Blok ${place}: ${label}`}
      badge={<Badge kind={badge}>{kind === 'moved' ? `${word} naar plaats ${place}` : word}</Badge>}
      fields={fields}
    />
  );
}

interface PartProps {
  title: string;
  badge?: ReactNode;
  fields: readonly FieldDifference[];
}

function Part({ title, badge, fields }: PartProps) {
  const id = useId();
  return (
    <section className={clsx('panel', styles.part)} aria-labelledby={id}>
      <div className={`spread ${styles.head}`}>
        <h3 id={id}>{title}</h3>
        {badge}
      </div>
      {fields.length > 0 && (
        <dl className={clsx('stack', styles.fields)}>
          {fields.map(({ label, pieces }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Words pieces={withoutMiddles(pieces)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Removed and added text. Screen readers do not announce `del` and `ins` themselves. */
export function Words({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>;
    const Change = kind === 'removed' ? 'del' : 'ins';
    return (
      <Change key={index}>
        <span className="sr">{kind === 'removed' ? ' weg: ' : ' nieuw: '}</span>
        {text}
        <span className="sr"> einde </span>
      </Change>
    );
  });
}
