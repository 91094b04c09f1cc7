import type { ReactNode } from 'react';
import type { Block } from '../../../api/types';
import type { AddedFields } from '../../../lib/added-fields';
import { longestWord } from '../../../components/screen-heading';
import { getHero, Hero, PageBlocks } from '../../blocks';
import { openingStyles as styles } from '../../pages';

/** The visible content of a page, unsaved changes included. */
export interface PageLookProps {
  title: string;
  lead: string;
  blocks: readonly Block[];
  /** The fields that were added to pages. */
  fields: AddedFields | undefined;
  /** The home page uses larger text and starts with its hero. */
  home: boolean;
}

/** The title, sized so that its longest word fits on one line. */
const heading = (className: string | undefined, title: string): ReactNode => (
  <h1 className={className} style={{ '--longest': longestWord(title), marginBlock: 0 }}>
    {title}
  </h1>
);

export function PageLook({ title, lead, blocks, fields, home }: PageLookProps) {
  const hero = home ? getHero(blocks) : null;
  return (
    <main className="page-container">
      {hero && <Hero block={hero} heading={(look) => heading(look, hero.title || title)} />}
      {home && !hero && <h1 className="sr">{title}</h1>}
      {!home && (
        <header className={`wrap ${styles.opening}`} data-opening>
          <div className={styles.main}>
            {heading(styles.title, title)}
            {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
          </div>
        </header>
      )}
      <PageBlocks blocks={hero ? blocks.slice(1) : blocks} {...{ fields, home }} />
    </main>
  );
}
