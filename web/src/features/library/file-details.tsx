import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ScreenHeading } from '../../components/screen-heading';
import { Skeleton } from '../../components/skeleton';
import { toApiError } from '../../lib/api/errors';
import { useLoginPath } from '../../lib/session/login-path';
import { useSession } from '../../lib/session/use-session';
import { useDelayed } from '../../lib/use-delayed';
import { isNotVisible, useSharedAsset, type SharedAsset } from './api';
import { FileCrumbs } from './file-crumbs';
import styles from './file-details.module.css';
import { FileSheet } from './file-sheet';

interface ProblemProps {
  error: unknown;
  search: string;
  onRetry: () => void;
}

const Message = ({ title, search, children }: { title: string; search: string; children: ReactNode }) => (
  <>
    <FileCrumbs title={title} search={search} />
    <ScreenHeading className={styles.title}>{title}</ScreenHeading>
    {children}
  </>
);

function Problem({ error, search, onRetry }: ProblemProps) {
  const { profile } = useSession();
  const login = useLoginPath();
  if (!isNotVisible(error, !profile)) {
    return (
      <Message title="Dit lukt nu niet" search={search}>
        <p role="alert">{toApiError(error).message}</p>
        <Button variant="soft" small onClick={onRetry} className={styles.again}>
          Opnieuw proberen
        </Button>
      </Message>
    );
  }
  return (
    <Message title="Dit bestand is er niet" search={search}>
      <p>
        {profile
          ? 'Misschien is het intussen verwijderd, of is het niet voor jouw groep.'
          : 'Misschien is het intussen verwijderd, of is het alleen te zien na het inloggen.'}
      </p>
      <div className="cluster">
        {!profile && (
          <ButtonLink small to={login}>
            Inloggen
          </ButtonLink>
        )}
        <ButtonLink variant="soft" small to="/bestanden">
          Alle bestanden
        </ButtonLink>
      </div>
    </Message>
  );
}

function Waiting() {
  const late = useDelayed(true);
  return (
    <div className={clsx('stack', styles.waiting)} aria-busy="true">
      {late && (
        <>
          <Skeleton width="60%" height={40} />
          <Skeleton height={320} />
        </>
      )}
    </div>
  );
}

interface FileDetailsProps {
  id: string;
  /** The asset as the list has it, until its own response is there. */
  listed: SharedAsset | undefined;
  /** The list's query string, to go back to. */
  search: string;
}

/** One file on a screen of its own: its picture, what it is for, and what there is to know about it. */
export function FileDetails({ id, listed, search }: FileDetailsProps) {
  const { data, error, mutate } = useSharedAsset(id);
  const asset = data ?? (error ? undefined : listed);
  return (
    <section aria-label="Details" className={styles.details}>
      {asset && <FileSheet asset={asset} search={search} />}
      {!asset && Boolean(error) && <Problem error={error} search={search} onRetry={() => void mutate()} />}
      {!asset && !error && <Waiting />}
    </section>
  );
}
