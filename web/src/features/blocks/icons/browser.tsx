import { clsx } from 'clsx';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Asset, Color } from '../../../api/types';
import { Button } from '../../../components/button';
import { SearchInput } from '../../../components/search-input';
import { useColors } from '../../../lib/colors';
import { usePageWindow } from '../../../lib/page-window';
import { useMedia } from '../../../lib/use-media';
import { contrast } from '../../../theme/contrast';
import styles from './browser.module.css';
import { Card } from './card';
import { Grid } from './grid';
import { toIcon } from './icons';
import { Ink } from './icon-picture';
import { Inks } from './inks';
import { TakeAll } from './take-all';
import { useFoundIcons } from './use-found-icons';

/** Room for a card beside the grid. */
const WIDE = '(min-width: 1200px)';

/** What WCAG asks of a drawing on white (1.4.11). */
const VISIBLE = 3;

/** This many are drawn at once, and the rest when there is time. */
const FIRST = 200;

const inWords = (found: number, all: number, sought: string): string => {
  if (sought === '') return all === 1 ? '1 pictogram' : `${all} pictogrammen`;
  if (found === 0) return `Geen pictogram voor ‘${sought}’.`;
  return found === 1 ? '1 gevonden' : `${found} gevonden`;
};

/** Pictograms to search, to colour and to take away. */
export function Browser({ assets }: { assets: readonly Asset[] }) {
  const [typed, setTyped] = useState('');
  const [ink, setInk] = useState<Color | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const { data: colors = [] } = useColors();
  const isWide = useMedia(WIDE, usePageWindow());
  const icons = useMemo(() => assets.map(toIcon), [assets]);
  const inks = useMemo(() => colors.filter(({ hex }) => contrast(hex, '#ffffff') >= VISIBLE), [colors]);
  const found = useFoundIcons(icons, typed);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const chosen =
    found.find(({ asset }) => asset.id === picked) ?? (isWide || found.length === 1 ? found[0] : undefined);
  const card = chosen && <Card icon={chosen} ink={ink} />;
  return (
    <Ink.Provider value={ink}>
      <div className={clsx('stack span-all', styles.browser)}>
        <div className={clsx('cluster', styles.tools)} data-screen-only data-needs-script>
          <div className={styles.search}>
            <SearchInput
              aria-label="Pictogram zoeken"
              placeholder="Zoek op woord"
              value={typed}
              maxLength={200}
              onChange={(event) => setTyped(event.target.value)}
            />
            <p className="meta" role="status">
              {inWords(found.length, icons.length, typed.trim())}
            </p>
            <TakeAll icons={found} className={styles.take} />
          </div>
          {inks.length > 0 && <Inks colors={inks} ink={ink} onChange={setInk} />}
        </div>
        <Grid
          icons={isWhole ? found : found.slice(0, FIRST)}
          chosen={chosen?.asset.id ?? null}
          onChoose={setPicked}
        >
          {!isWide && card}
        </Grid>
        {!isWhole && icons.length > FIRST && (
          <p className={`meta ${styles.rest}`}>
            Dit zijn de eerste {FIRST} van {icons.length} pictogrammen. Met JavaScript staan ze er allemaal.
          </p>
        )}
        {found.length === 0 && (
          <Button variant="soft" small onClick={() => setTyped('')} className={styles.all}>
            Toon alle pictogrammen
          </Button>
        )}
        {isWide && card && <div className={styles.beside}>{card}</div>}
      </div>
    </Ink.Provider>
  );
}
