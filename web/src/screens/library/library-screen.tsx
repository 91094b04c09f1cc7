import { clsx } from 'clsx';
import { Link2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button';
import { ScreenHeading } from '../../components/screen-heading';
import { FileDetails, FilesFound, FilesTools, useFiles, useFilesQuery } from '../../features/library';
import { useMayShare } from '../../features/shares';
import styles from './library-screen.module.css';

/** /bestanden and /bestanden/{uid}: what the viewer may see of the library, with the chosen asset next to it. */
export default function LibraryScreen() {
  const { uid } = useParams();
  const navigate = useNavigate();
  const { query, change, search } = useFilesQuery();
  const files = useFiles(query);
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
        {uid && (
          <FileDetails
            key={uid}
            id={uid}
            listed={files.data?.data.find(({ id }) => id === uid)}
            onClose={close}
          />
        )}
        <div className={styles.list}>
          <FilesTools query={query} onChange={change} />
          <FilesFound {...{ query, files, search }} selected={uid} onChange={change} />
        </div>
      </div>
    </div>
  );
}
