import { clsx } from 'clsx';
import { useState } from 'react';
import type { Asset, BlockOf } from '../../../api/types';
import { Segments } from '../../../components/segments';
import { getOffers, type Offer } from '../../../lib/offers';
import { getName } from '../../../lib/asset-display';
import { useEditing } from '../shared/editing';
import { hasText, Prose } from '../shared/prose';
import styles from './card.module.css';
import type { VisibleLogo } from './choose-logo';
import { Formats } from './formats';
import { LogoPicture } from './logo-picture';
import { LogoRule } from './rule';

interface CardProps {
  block: BlockOf<'logo-pack'>;
  logos: readonly VisibleLogo[];
}

/** A PNG works everywhere. */
function getLikeliest(asset: Asset): Offer | undefined {
  const offers = getOffers(asset);
  const allowed = offers.filter((offer) => offer.allowed);
  return allowed.find(({ file }) => file.ext === '.png') ?? allowed[0] ?? offers[0];
}

const getLabel = ({ label, asset }: VisibleLogo): string => label || getName(asset);

/** One version of the logo in a card, the first unless another is picked, with a button per format. */
export function Card({ block, logos }: CardProps) {
  const isWritten = useEditing() !== null;
  const [picked, setPicked] = useState('0');
  const logo = logos[Number(picked)] ?? logos[0];
  const first = logo && getLikeliest(logo.asset);
  return (
    <div className={clsx('stack gap-0 card unbroken', styles.card)}>
      {logo && (
        <LogoPicture logo={logo} sizes="(min-width: 992px) 50vw, 92vw" className={styles.picture ?? ''} />
      )}
      <div className={clsx('stack gap-3', styles.text)}>
        {(hasText(block) || isWritten) && <Prose text={block} on="white" />}
        {logos.length > 1 && (
          <div className={styles.pick} data-screen-only data-needs-script>
            <Segments
              legend="Versie"
              options={logos.map((each, index) => ({ value: String(index), label: getLabel(each) }))}
              value={picked}
              onChange={setPicked}
            />
          </div>
        )}
        {logo && first && <Formats asset={logo.asset} first={first} name={getName(logo.asset)} />}
        {logo && <LogoRule text={logo.rule} url={block.ruleUrl} />}
      </div>
    </div>
  );
}
