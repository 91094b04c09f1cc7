import { Globe, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Block } from '../../../api/types';
import { useBlockTypes } from '../api';
import { blockSummary } from '../blocks/block-summary';
import { opened, unreached, type ClosedAsset, type RightsOfDraft, type Way } from './reach';
import styles from './reach-notes.module.css';

interface ReachProps {
  draft: RightsOfDraft;
  /** Scrolls to a block in the editor. */
  onShow: (blockId: number) => void;
}

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const CLOSED: Record<Way, string> = {
  view: 'alleen beheerders zien hem',
  use: 'alleen beheerders downloaden',
  edit: 'alleen beheerders downloaden voor bewerking',
};

const KEPT: Record<Way, string> = {
  view: 'privé',
  use: 'niet voor iedereen',
  edit: 'bestand voor bewerking',
};

/** Warns what becomes public with the page, and what only admins will reach, while the editor can still change it. */
export function Reach({ draft, onShow }: ReachProps) {
  const { data: types = [] } = useBlockTypes();
  const getName = (block: Block): string => {
    const label = types.find(({ type }) => type === block.type)?.label ?? block.type;
    return `Blok ${draft.blocks.indexOf(block) + 1}: ${blockSummary(block) || label}`;
  };
  const show = (block: Block) => (
    <button type="button" className={styles.show} onClick={() => onShow(block.id)}>
      {getName(block)}
    </button>
  );
  const blocks = (list: readonly Block[]) => list.map((block) => <li key={block.id}>{show(block)}</li>);
  const assets = (list: readonly ClosedAsset[], words: Record<Way, string>) =>
    list.map(({ block, asset, way }) => (
      <li key={`${block.id} ${asset.id} ${way}`}>
        {show(block)}
        <span className={styles.why}>
          {asset.title || 'Zonder titel'}: {words[way]}
        </span>
      </li>
    ));
  return (
    <div className={styles.notes}>
      {draft.isPublic && draft.blocks.length > 0 && (
        <OpenNote draft={draft} blocks={blocks} assets={assets} />
      )}
      <ClosedNote draft={draft} blocks={blocks} assets={assets} />
    </div>
  );
}

interface NoteProps {
  draft: RightsOfDraft;
  blocks: (list: readonly Block[]) => ReactNode;
  assets: (list: readonly ClosedAsset[], words: Record<Way, string>) => ReactNode;
}

function OpenNote({ draft, blocks, assets }: NoteProps) {
  const { open, closed, downloads, kept } = opened(draft);
  const files = downloads > 0 ? ` en ${counted(downloads, 'download', 'downloads')}` : '';
  return (
    <section className={styles.note} aria-label="Wat openbaar wordt">
      <Globe className="icon" aria-hidden="true" />
      <div>
        <p>
          <strong>
            {open.length === 0
              ? 'Geen enkel blok wordt openbaar.'
              : `Voor iedereen na publiceren: ${counted(open.length, 'blok', 'blokken')}${files}.`}
          </strong>
        </p>
        {closed.length + kept.length > 0 && (
          <>
            <p>Niet voor iedereen:</p>
            <ul role="list">
              {blocks(closed)}
              {assets(kept, KEPT)}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function ClosedNote({ draft, blocks, assets }: NoteProps) {
  const found = unreached(draft);
  if (!found.page && found.blocks.length + found.assets.length === 0) return null;
  return (
    <section className={`${styles.note} ${styles.warning}`} aria-label="Alleen voor beheerders">
      <TriangleAlert className="icon" aria-hidden="true" />
      <div>
        {found.page ? (
          <p>
            <strong>Alleen beheerders zien deze pagina.</strong> Maak haar openbaar of kies een groep die mag
            bekijken.
          </p>
        ) : (
          <>
            <p>
              <strong>Hier kunnen alleen beheerders bij:</strong>
            </p>
            <ul role="list">
              {blocks(found.blocks)}
              {assets(found.assets, CLOSED)}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
