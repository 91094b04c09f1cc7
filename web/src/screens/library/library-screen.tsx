import { clsx } from 'clsx';
import { Link2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button';
import { ScreenHeading } from '../../components/screen-heading';
import {
  COLLECTION_TITLES,
  FileDetails,
  FilesFound,
  FilesTools,
  isOverview,
  useFiles,
  useFilesQuery,
  useOverview,
  useSharedAsset,
} from '../../features/library';
import { useMayShare } from '../../features/shares';
import { getName } from '../../lib/shown-asset';
import { useTitle } from '../../lib/site';
import styles from './library-screen.module.css';

/** /bestanden and /bestanden/{uid}: what the viewer may see of the library, with the chosen asset next to it. */
export default function LibraryScreen() {
  const { uid } = useParams();
  const navigate = useNavigate();
  const { query, change, search } = useFilesQuery();
  const files = useFiles(query);
  const overview = useOverview(isOverview(query));
  const shelved = overview.data ? [overview.data, ...overview.data.collections] : [];
  const listed = [
    ...(files.data?.data ?? []),
    ...shelved.flatMap((shelf) => ('most' in shelf ? shelf.most : shelf.assets)),
  ].find(({ id }) => id === uid);
  const { collection } = query;
  const { data: chosen = listed } = useSharedAsset(uid);
  useTitle(
    chosen
      ? `${getName(chosen)} – Bestanden`
      : collection && collection !== 'all'
        ? `${COLLECTION_TITLES[collection]} – Bestanden`
        : 'Bestanden',
  );
  const mayShare = useMayShare();
  const screen = useRef<HTMLDivElement>(null);
  const closed = useRef<string | null>(null);

  // Focus returns to the card that opened the details.
  const close = (): void => {
    closed.current = uid ?? null;
    navigate({ pathname: '/bestanden', search }, { preventScrollReset: true });
  };
  useEffect(() => {
    if (uid || closed.current === null) return;
    const card = screen.current?.querySelector<HTMLElement>(
      `[href^="/bestanden/${CSS.escape(closed.current)}"]`,
    );
    (card ?? screen.current?.querySelector('h1'))?.focus();
    closed.current = null;
  }, [uid]);

  return (
    <div ref={screen} className={`wrap ${styles.screen}`}>
      <div className="spread">
        <ScreenHeading className={styles.title}>Bestanden</ScreenHeading>
        {mayShare && (
          <ButtonLink variant="soft" small to="/delen">
            <Link2 />
            Gedeelde links
          </ButtonLink>
        )}
      </div>
      <div className={clsx(styles.parts, uid && styles.hasDetails)}>
        {uid && <FileDetails key={uid} id={uid} listed={listed} onClose={close} />}
        <div className={styles.list}>
          <FilesTools query={query} onChange={change} />
          <FilesFound {...{ query, files, overview, search }} selected={uid} onChange={change} />
        </div>
      </div>
    </div>
  );
}
