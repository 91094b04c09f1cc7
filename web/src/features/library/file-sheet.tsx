import { clsx } from 'clsx';
import { Lock, Pencil, Ruler } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Badge } from '../../components/badge';
import { Button, ButtonLink } from '../../components/button';
import { describeFile, DownloadLink, fileType } from '../../components/download-link';
import { ScreenHeading } from '../../components/screen-heading';
import { useSession } from '../../lib/session/use-session';
import { getName, getDisplayText } from '../../lib/asset-display';
import { AddToBasket } from '../basket';
import { hasPicture } from '../../lib/offers';
import { LogoRule, NotForYou } from '../blocks';
import { StableAddressButton } from '../stable-addresses';
import { AboutFile } from './about-file';
import type { SharedAsset } from './api';
import { FileCrumbs } from './file-crumbs';
import styles from './file-details.module.css';
import { FileStage } from './file-stage';
import { describeSize, getFileUses, type FileUse } from './file-uses';
import { OtherFiles } from './other-files';

/** What a file is for, what kind it is, and its one action. */
function UseRow({
  name,
  row: { offer, use, own },
  isFirst,
}: {
  name: string;
  row: FileUse;
  isFirst: boolean;
}) {
  const { file, allowed, of, id } = offer;
  return (
    <li className={clsx('edged', styles.use, isFirst && styles.first, !allowed && styles.locked)}>
      <span className={clsx('file-type edged', styles.ext)} aria-hidden="true">
        {fileType(file)}
      </span>
      <span>
        <span className={clsx('strong', styles.name)}>{use}</span>
        <span className={clsx('text-xs soft breaks tabular', styles.about)}>
          {[...describeSize(file), own].filter(Boolean).join(' · ')}
        </span>
      </span>
      {allowed ? (
        <DownloadLink
          file={file}
          what={{ of, id }}
          name={[name, use, own].filter(Boolean).join(', ')}
          variant={isFirst ? 'primary' : 'paper'}
          small
        />
      ) : (
        <NotForYou kind={file.kind} />
      )}
    </li>
  );
}

/** Few need it. */
const OwnSize = lazy(() => import('./own-size'));

interface ActionsProps {
  asset: SharedAsset;
  /** The likeliest file that the viewer may have. */
  best: FileUse | undefined;
}

/** What else can be done with a file, in words. */
function Actions({ asset, best }: ActionsProps) {
  const { isAdmin } = useSession();
  const name = getName(asset);
  const [isSizing, setSizing] = useState(false);
  const sizes = useId();
  const hasSizes = asset.can.use && hasPicture(asset);
  return (
    <>
      <div className={clsx('cluster gap-half', styles.actions)}>
        {best && (
          <AddToBasket
            asset={asset}
            file={best.offer.file}
            name={`${name}, ${describeFile(best.offer.file)}`}
            variant="quiet"
            small
          />
        )}
        <StableAddressButton asset={asset} variant="quiet" small />
        {hasSizes && (
          <Button
            variant="quiet"
            small
            data-needs-script
            aria-expanded={isSizing}
            aria-controls={isSizing ? sizes : undefined}
            onClick={() => setSizing(!isSizing)}
          >
            <Ruler />
            Eigen maat
          </Button>
        )}
        {isAdmin && (
          <ButtonLink variant="quiet" small to={`/assets/${asset.id}`}>
            <Pencil />
            Asset bewerken
          </ButtonLink>
        )}
      </div>
      {isSizing && (
        <section id={sizes} className={styles.sizes} aria-label={`Eigen maat van ${name}`}>
          <Suspense>
            <OwnSize asset={asset} />
          </Suspense>
        </section>
      )}
    </>
  );
}

/** A file as readers see it: its picture, and beside that its title, what it is for, and the rest folded. */
export function FileSheet({ asset, search }: { asset: SharedAsset; search: string }) {
  const name = getName(asset);
  const description = getDisplayText(asset.description);
  const uses = getFileUses(asset);
  const best = uses.find(({ offer }) => offer.allowed);
  return (
    <>
      <FileCrumbs title={name} search={search} collection={asset.collection} />
      <div className={clsx('stack', styles.sheet)}>
        <FileStage asset={asset} />
        <div className={styles.words}>
          <ScreenHeading className={styles.title}>{name}</ScreenHeading>
          {description && <p className={clsx('breaks', styles.lead)}>{description}</p>}
          {asset.isPrivate && (
            <Badge>
              <Lock />
              {asset.used_on?.length === 0 ? 'Alleen voor beheerders' : 'Alleen voor medewerkers'}
            </Badge>
          )}
          {uses.length > 0 && (
            <>
              <h2 className="title-4">Waar heb je het voor nodig?</h2>
              <ul
                role="list"
                aria-label="Waar heb je het voor nodig?"
                className={clsx('stack gap-half', styles.uses)}
              >
                {uses.map((row) => (
                  <UseRow key={row.offer.file.id} {...{ name, row }} isFirst={row === best} />
                ))}
              </ul>
            </>
          )}
          <Actions asset={asset} best={best} />
          {asset.logo && <LogoRule {...asset.logo} />}
          <AboutFile asset={asset} />
        </div>
      </div>
      {asset.collection && (
        <OtherFiles asset={asset} collection={asset.collection} chooser={asset.logo?.chooser} />
      )}
    </>
  );
}
