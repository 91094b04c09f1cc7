import type { Block } from '../../../api/types';
import { longestWord } from '../../../components/screen-heading';
import { getHero, Hero, PageBlocks } from '../../blocks';
import styles from './page-look.module.css';

/** The visible content of a page, unsaved changes included. */
export interface PageLookProps {
  title: string;
  blocks: readonly Block[];
  /** The home page uses larger text and starts with its hero. */
  home: boolean;
}

interface HeadingProps {
  className: string | undefined;
  children: string;
}

/** The title, sized so that its longest word fits on one line. */
function Heading({ className, children }: HeadingProps) {
  return (
    <h1 className={className} style={{ '--longest': longestWord(children) }}>
      {children}
    </h1>
  );
}

/** A page as visitors see it, without the portal around it. */
export function PageLook({ title, blocks, home }: PageLookProps) {
  const hero = home ? getHero(blocks) : null;
  return (
    <main className="page-container">
      {hero && (
        <Hero block={hero} heading={(look) => <Heading className={look}>{hero.title || title}</Heading>} />
      )}
      {home && !hero && <h1 className="sr">{title}</h1>}
      {!home && (
        <header className={`wrap ${styles.opening}`} data-opening>
          <div className={styles.main}>
            <Heading className={styles.title}>{title}</Heading>
          </div>
        </header>
      )}
      <PageBlocks blocks={hero ? blocks.slice(1) : blocks} home={home} />
    </main>
  );
}
