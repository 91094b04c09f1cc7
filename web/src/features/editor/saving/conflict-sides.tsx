import { clsx } from 'clsx';
import type { BlockType } from '../../../api/types';
import { clockTime } from '../../../lib/dates/moments';
import { useSession } from '../../../lib/session/use-session';
import type { Piece } from '../differences/compare-pages';
import { Words } from '../differences/difference-view';
import difference from '../differences/difference-view.module.css';
import { getSides } from './both-sides';
import styles from './conflict-bar.module.css';
import { getInitials } from './initials';
import type { Conflict } from './page-state';
import type { PageStore } from './page-store';
import { usePageState } from './use-page-state';

interface ConflictSidesProps {
  id: string;
  conflict: Conflict;
  types: readonly BlockType[];
  store: PageStore;
  block: number;
  /** Whose the other version is. */
  name: string;
  /** Keeps both, one below the other. */
  onBoth: () => void;
}

/** Both versions of a block side by side, each with what is new and gone in it; mine follows the keys. */
export function ConflictSides({ id, conflict, types, store, block, name, onBoth }: ConflictSidesProps) {
  const mine = usePageState(store, ({ draft }) => draft);
  const { profile } = useSession();
  const sides = getSides(types, block, conflict, mine);
  const { updated_at: at, updated_by: by } = conflict.theirPage;
  const who = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    <div id={id} className={clsx('stack text-sm', styles.sides)}>
      {sides.length === 0 && <p className="span-all">Jullie zetten dit blok elk op een andere plaats.</p>}
      {sides.length > 0 && (
        <>
          <Side
            who={at ? `${who}, ${clockTime(at)}` : who}
            initials={getInitials(by?.name ?? '?')}
            isMate
            fields={sides.map(({ label, theirs }) => ({ label, pieces: theirs }))}
          />
          <Side
            who="Jij, nu"
            initials={getInitials(profile?.name ?? '')}
            fields={sides.map((side) => ({ label: side.label, pieces: side.mine }))}
          />
        </>
      )}
      <p className="span-all">
        Wat je niet kiest, blijft bewaard: die van {name} bij Geschiedenis, die van jou bij Ongedaan maken.{' '}
        <button type="button" className={styles.both} onClick={onBoth}>
          Zet beide onder elkaar
        </button>
      </p>
    </div>
  );
}

interface SideProps {
  who: string;
  initials: string;
  isMate?: boolean;
  fields: readonly { label: string; pieces: readonly Piece[] }[];
}

function Side({ who, initials, isMate, fields }: SideProps) {
  return (
    <div>
      <p className={clsx('line strong', styles.who)}>
        <span className={clsx('text-xs strong edged', styles.avatar)} data-mate={isMate} aria-hidden="true">
          {initials}
        </span>
        {who}
      </p>
      <dl className={clsx('stack', difference.fields)}>
        {fields.map(({ label, pieces }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Words pieces={pieces} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
