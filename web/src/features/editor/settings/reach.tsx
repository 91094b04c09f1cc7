import { clsx } from 'clsx';
import { Globe, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '../../../api/schema';
import type { Page } from '../../../api/types';
import { useBlockTypes, useReach } from '../api';
import { blockSummary } from '../blocks/block-summary';
import type { PageStore } from '../saving/page-store';
import { usePageState } from '../saving/use-page-state';
import styles from './reach.module.css';

interface ReachProps {
  page: Page;
  store: PageStore;
  onShow: (blockId: number) => void;
}

type ReachedPlace = components['schemas']['PageReach'];
type Places = ReachedPlace['not_open'];
type Words = Record<Places[number]['way'], string>;

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const CLOSED: Words = {
  view: 'alleen beheerders zien hem',
  use: 'alleen beheerders downloaden',
  edit: 'alleen beheerders downloaden voor bewerking',
};

const KEPT: Words = { view: 'privé', use: 'niet voor iedereen', edit: 'bestand voor bewerking' };

/** Warns what becomes public with the page, and what only admins will reach. The server decides once it has the draft. */
export function Reach({ page, store, onShow }: ReachProps) {
  const blocks = usePageState(store, ({ draft }) => draft.blocks);
  const { data: types = [] } = useBlockTypes();
  const { data: reach } = useReach(page);
  if (!reach) return null;
  const list = (places: Places, words: Words): ReactNode =>
    places.flatMap(({ block: id, asset, way }) => {
      const why = asset && (
        <span className={clsx('text-xs soft', styles.why)}>
          {asset.title || 'Zonder titel'}: {words[way]}
        </span>
      );
      if (id === null) return [<li key={`page ${asset?.id} ${way}`}>Extra velden: {why}</li>];
      const index = blocks.findIndex((block) => block.id === id);
      const block = blocks[index];
      if (!block) return [];
      const label = types.find(({ type }) => type === block.type)?.label ?? block.type;
      return (
        <li key={`${id} ${asset?.id} ${way}`}>
          <button type="button" className={clsx('breaks', styles.show)} onClick={() => onShow(id)}>
            Blok {index + 1}: {blockSummary(block) || label}
          </button>
          {why}
        </li>
      );
    });
  return (
    <div className={clsx('stack', styles.messages)}>
      {page.is_public && blocks.length > 0 && <OpenMessage reach={reach} list={list} />}
      <ClosedMessage reach={reach} list={list} />
    </div>
  );
}

interface MessageProps {
  reach: ReachedPlace;
  list: (places: Places, words: Words) => ReactNode;
}

function OpenMessage({ reach, list }: MessageProps) {
  const { open_blocks: open, open_files: downloads, not_open: closed } = reach;
  const files = downloads > 0 ? ` en ${counted(downloads, 'download', 'downloads')}` : '';
  return (
    <section className={clsx('grid rounded text-sm edged', styles.message)} aria-label="Wat openbaar wordt">
      <Globe />
      <div>
        <p>
          <strong>
            {open === 0
              ? 'Geen enkel blok wordt openbaar.'
              : `Voor iedereen na publiceren: ${counted(open, 'blok', 'blokken')}${files}.`}
          </strong>
        </p>
        {closed.length > 0 && (
          <>
            <p>Niet voor iedereen:</p>
            <ul role="list">{list(closed, KEPT)}</ul>
          </>
        )}
      </div>
    </section>
  );
}

function ClosedMessage({ reach, list }: MessageProps) {
  const { is_seen: isSeen, only_admins: closed } = reach;
  if (isSeen && closed.length === 0) return null;
  return (
    <section
      className={`grid rounded text-sm edged ${styles.message} ${styles.warning}`}
      aria-label="Alleen voor beheerders"
    >
      <TriangleAlert />
      <div>
        {isSeen ? (
          <>
            <p>
              <strong>Hier kunnen alleen beheerders bij:</strong>
            </p>
            <ul role="list">{list(closed, CLOSED)}</ul>
          </>
        ) : (
          <p>
            <strong>Alleen beheerders zien deze pagina.</strong> Maak haar openbaar of kies een groep die mag
            bekijken.
          </p>
        )}
      </div>
    </section>
  );
}
