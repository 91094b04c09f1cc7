import { Lock, Pencil, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Asset } from '../../api/types';
import { Badge } from '../../components/badge';
import { Button, ButtonLink } from '../../components/button';
import { describeFile } from '../../components/download-link';
import { Skeleton } from '../../components/skeleton';
import { toApiError } from '../../lib/api/errors';
import { useLoginPath } from '../../lib/session/login-path';
import { getOffers } from '../../lib/offers';
import { useSession } from '../../lib/session/use-session';
import { getName, shownText } from '../../lib/shown-asset';
import { tellApart } from '../../lib/tell-apart';
import { useDelayed } from '../../lib/use-delayed';
import { AssetPicture, Downloads } from '../blocks';
import { isUnseen, useSharedAsset } from './api';
import styles from './file-details.module.css';
import { describeMissing } from './file-types';

const SIZES = '(min-width: 1200px) 430px, (min-width: 992px) 40vw, 92vw';

interface PanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The details next to the list, or above it where there is no room. */
function Panel({ title, onClose, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useNavigationType() !== NavigationType.Pop;
  // After a choice in the list the user continues here; a direct visit to the URL starts at the top.
  useEffect(() => {
    if (isChosen) heading.current?.focus();
  }, [isChosen]);
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button variant="quiet" small iconOnly aria-label="Details sluiten" onClick={onClose}>
          <X />
        </Button>
      </div>
      {children}
    </>
  );
}

/** The names of all files of an asset, by their ids: two may have come with the same. */
function getFileNames(asset: Asset): ReadonlyMap<string, string> {
  const files = getOffers(asset, true).map(({ file }) => file);
  const names = tellApart(files.map((file) => [file.name, describeFile(file)]));
  return new Map(files.map(({ id }, at) => [id, names[at] ?? '']));
}

function AssetView({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const { isAdmin } = useSession();
  const description = shownText(asset.description);
  const hasFiles = asset.original !== null || asset.files.length > 0;
  return (
    <Panel title={getName(asset)} onClose={onClose}>
      <div className={styles.picture}>
        <AssetPicture asset={asset} sizes={SIZES} decorative />
      </div>
      {(asset.isPrivate || description) && (
        <div className={styles.about}>
          {asset.isPrivate && (
            <Badge>
              <Lock />
              Alleen voor medewerkers
            </Badge>
          )}
          {description && <p>{description}</p>}
        </div>
      )}
      {hasFiles && (
        <div className={styles.files}>
          <h3>Alle versies</h3>
          <Downloads asset={asset} names={getFileNames(asset)} getMore={describeMissing} />
        </div>
      )}
      {isAdmin && (
        <ButtonLink variant="soft" small to={`/assets/${asset.id}`} className={styles.edit}>
          <Pencil />
          Asset bewerken
        </ButtonLink>
      )}
    </Panel>
  );
}

interface ProblemProps {
  error: unknown;
  onClose: () => void;
  onRetry: () => void;
}

function Problem({ error, onClose, onRetry }: ProblemProps) {
  const { profile } = useSession();
  const login = useLoginPath();
  if (!isUnseen(error, !profile)) {
    return (
      <Panel title="Dit lukt nu niet" onClose={onClose}>
        <p role="alert">{toApiError(error).message}</p>
        <Button variant="soft" small onClick={onRetry} className={styles.edit}>
          Opnieuw proberen
        </Button>
      </Panel>
    );
  }
  return (
    <Panel title="Dit bestand is er niet" onClose={onClose}>
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
    </Panel>
  );
}

function Waiting() {
  const late = useDelayed(true);
  return (
    <div className={styles.waiting} aria-busy="true">
      {late && (
        <>
          <Skeleton width="60%" height={28} />
          <Skeleton height={240} />
          <Skeleton height={64} />
        </>
      )}
    </div>
  );
}

interface FileDetailsProps {
  id: string;
  /** The asset as the list has it, until its own response is there. */
  listed: Asset | undefined;
  onClose: () => void;
}

/** One asset: its picture, what it is, and all its files. */
export function FileDetails({ id, listed, onClose }: FileDetailsProps) {
  const { data, error, mutate } = useSharedAsset(id);
  const asset = data ?? (error ? undefined : listed);
  return (
    <section aria-label="Details" className={styles.details}>
      {asset && <AssetView asset={asset} onClose={onClose} />}
      {!asset && Boolean(error) && <Problem error={error} onClose={onClose} onRetry={() => void mutate()} />}
      {!asset && !error && <Waiting />}
    </section>
  );
}
