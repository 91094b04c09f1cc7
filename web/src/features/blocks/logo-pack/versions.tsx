import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { BlockOf } from '../../../api/types';
import { AddItem, AssetPlaceholder, EditableText, useEditing } from '../shared/editing';
import { FormatLine } from './format-line';
import { LogoPicture } from './logo-picture';
import { PartTitle } from '../shared/part-title';
import styles from './versions.module.css';
import { ARRANGEMENTS, GROUNDS } from './words';

type Logo = BlockOf<'logo-pack'>['logos'][number];

/** A version with its place among all of the block. */
export interface ListedLogo {
  logo: Logo;
  index: number;
}

function Version({ logo, index }: ListedLogo) {
  const isWritten = useEditing() !== null;
  const { arrangement, asset, ground, label } = logo;
  const name = label || (asset?.title ?? '');
  return (
    <li className={clsx('stack', styles.version)}>
      {asset ? (
        <LogoPicture
          logo={{ arrangement, asset, ground }}
          sizes="(min-width: 992px) 25vw, 46vw"
          className={styles.plate ?? ''}
        />
      ) : (
        <AssetPlaceholder at={`logos.${index}.asset`} />
      )}
      <div>
        <p className={clsx('strong', styles.name)}>
          {isWritten ? (
            <EditableText at={`logos.${index}.label`}>{label}</EditableText>
          ) : asset ? (
            <Link to={`/bestanden/${asset.id}`}>{name}</Link>
          ) : (
            name
          )}
        </p>
        <p className="meta">
          {ARRANGEMENTS[arrangement]}, {GROUNDS[ground]}
        </p>
      </div>
      {asset && <FormatLine asset={asset} name={name} />}
    </li>
  );
}

interface VersionsProps {
  /** Of the block. */
  slug: string;
  logos: readonly ListedLogo[];
  /** Under the title of the block. */
  isBelow: boolean;
}

/** All versions of the logo, each on its ground. */
export function Versions({ slug, logos, isBelow }: VersionsProps) {
  return (
    <div className={clsx('stack gap-3', styles.all)}>
      {logos.length > 0 && (
        <>
          {/* On paper nothing else stands under the title. */}
          <PartTitle
            {...{ slug, isBelow }}
            className={styles.heading}
            data-screen-only={isBelow || undefined}
          >
            Alle versies
          </PartTitle>
          <ul role="list" className={clsx('grid', styles.grid)}>
            {logos.map((each) => (
              <Version key={each.index} {...each} />
            ))}
          </ul>
        </>
      )}
      <AddItem at="logos" />
    </div>
  );
}
