import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import type { Asset } from '../../../api/types';
// Also rendered on the server.
import '../../../components/file-drawing.module.css';
import { getAlternative, plateColour, getDisplayFile } from '../../../lib/asset-display';
import styles from './asset-figure.module.css';
import { Downloads } from './downloads';
import { Picture } from './picture';
import { Verdict } from './verdict';
import { Video } from './video';

// Few pages have one: the others do not load it.
const FileDrawing = lazy(async () => ({
  default: (await import('../../../components/file-drawing')).FileDrawing,
}));

const VERDICT = /^Zo (wel|niet)\b[:,.]?\s*/i;

/** The title of an asset; one that says what to do and what not says so with a sign and a colour too. */
function Caption({ title }: { title: string }) {
  const [said, verdict] = VERDICT.exec(title) ?? [];
  if (!said || !verdict) return title;
  return (
    <>
      <Verdict isGood={verdict.toLowerCase() === 'wel'}>Zo {verdict.toLowerCase()}</Verdict>
      <span className={styles.reason}>{title.slice(said.length)}</span>
    </>
  );
}

/** An asset that is a document: its first page, or a drawing of its kind. */
function Document({ asset, className }: { asset: Asset; className: string }) {
  const file = getDisplayFile(asset);
  return (
    <span className={clsx(className, 'center', styles.document)} data-asset={asset.id}>
      {file?.preview ? (
        <Picture preview={file.preview} sizes="280px" alt="" />
      ) : (
        file && (
          <Suspense>
            <FileDrawing file={file} />
          </Suspense>
        )
      )}
    </span>
  );
}

interface PictureProps {
  asset: Asset;
  /** The rendered width, for `sizes` of an image. */
  sizes: string;
  /** The block's setting; the asset's own setting counts too. */
  outlined?: boolean;
  /** Empty alt text: the caption next to it already describes it. */
  decorative?: boolean;
}

/** The image or video of an asset on its plate. The plate reserves its space before the file loads. */
export function AssetPicture({ asset, sizes, outlined = false, decorative = false }: PictureProps) {
  const { original, settings } = asset;
  const isOutlined = outlined || settings.outlined === 'outlined';
  const plate = clsx(styles.plate, isOutlined && styles.outlined, plateColour(asset));
  if (original?.kind === 'video') return <Video asset={asset} className={plate} />;
  if (!original?.preview) return <Document asset={asset} className={plate} />;
  const alt = decorative ? '' : getAlternative(asset);
  return (
    <span className={clsx(plate, original.ext !== '.svg' && styles.ofPixels)} data-asset={asset.id}>
      <Picture preview={original.preview} sizes={sizes} alt={alt} />
    </span>
  );
}

/** Whether an asset has no image or video, only files to download. */
export const isDocuments = ({ original, files }: Asset): boolean => !original && files.length > 0;

/** An asset with its title below; an asset with documents only becomes a file list under its title. */
export function AssetFigure({ caption = true, ...picture }: PictureProps & { caption?: boolean }) {
  const { asset } = picture;
  if (isDocuments(asset)) {
    return (
      <div className={clsx('stack', styles.figure)} data-asset={asset.id}>
        {asset.title && <p className={clsx('strong', styles.caption)}>{asset.title}</p>}
        <Downloads asset={asset} />
      </div>
    );
  }
  return (
    <figure className={clsx('stack', styles.figure)}>
      <AssetPicture {...picture} />
      {caption && asset.title && (
        <figcaption className={clsx('strong', styles.caption)}>
          <Caption title={asset.title} />
        </figcaption>
      )}
    </figure>
  );
}
