import type { Button } from '../../../api/types';
import { ButtonTarget } from '../shared/block-button';
import { AssetPlaceholder, EditableText, useEditing } from '../shared/editing';
import { Picture } from '../shared/picture';
import styles from './renderer.module.css';
import type { NumberedJob } from './use-jobs';

/** An address as the target of a button. */
export const getButton = (label: string, url: string): Button => ({
  label,
  url,
  target: '_self',
  icon: null,
});

export function Drawing({ job: { asset }, at }: NumberedJob) {
  const file = asset?.original?.preview ? asset.original : asset?.files.find(({ preview }) => preview);
  if (!asset || !file?.preview) return <AssetPlaceholder at={`${at}.asset`} />;
  const { preview, ext } = file;
  return <Picture {...{ preview, ext }} sizes="208px" alt="" className={styles.drawing} assetId={asset.id} />;
}

/** The title of a job; as a link it covers the whole row, below other links in it. */
export function JobLink({ job: { title, url }, at }: NumberedJob) {
  const isWritten = useEditing() !== null;
  const inside = <EditableText at={`${at}.title`}>{title}</EditableText>;
  if (isWritten || !url) return <span className={styles.link}>{inside}</span>;
  return (
    <ButtonTarget button={getButton(title, url)} className={styles.link ?? ''}>
      {inside}
    </ButtonTarget>
  );
}
