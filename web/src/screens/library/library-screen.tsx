import { clsx } from 'clsx';
import { Link2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
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
import { getName } from '../../lib/asset-display';
import { useTitle } from '../../lib/site';
import styles from './library-screen.module.css';

/** /bestanden: what the viewer may see of the library; and /bestanden/{uid}: one file of it. */
export default function LibraryScreen() {
  const { uid } = useParams();
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
      ? getName(chosen)
      : collection && collection !== 'all'
        ? `${COLLECTION_TITLES[collection]} – Bestanden`
        : 'Bestanden',
  );
  const mayShare = useMayShare();
  const screen = useRef<HTMLDivElement>(null);
  const seen = useRef<string>(undefined);

  // Users who come back continue at the card that they opened.
  useEffect(() => {
    const last = seen.current;
    seen.current = uid;
    if (uid || last === undefined) return;
    screen.current?.querySelector<HTMLElement>(`[href^="/bestanden/${CSS.escape(last)}"]`)?.focus();
  }, [uid]);

  return (
    <div ref={screen} className={`wrap stack gap-4 ${styles.screen}`}>
      {uid ? (
        <FileDetails key={uid} id={uid} listed={listed} search={search} />
      ) : (
        <>
          <div className={clsx('stack gap-3', styles.head)}>
            <ScreenHeading className={styles.title}>Bestanden</ScreenHeading>
            <FilesTools query={query} onChange={change} />
          </div>
          <FilesFound {...{ query, files, overview, search }} onChange={change} />
          {mayShare && (
            <ButtonLink variant="soft" small to="/delen" className={styles.shared}>
              <Link2 />
              Gedeelde links
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}
