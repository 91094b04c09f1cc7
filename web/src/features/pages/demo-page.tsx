import { Button } from '../../components/button';
import { ScreenHeading } from '../../components/screen-heading';
import { demoBlocks, PageBlocks } from '../blocks';
import styles from './demo-page.module.css';

/** Replaces a page that is not cached when the server is unreachable. */
export default function DemoPage({ onRetry }: { onRetry: () => void }) {
  return (
    <article>
      <header className={`wrap ${styles.opening}`}>
        <ScreenHeading className={styles.title}>Voorbeeldpagina</ScreenHeading>
        <p className="lead" role="status">
          De server is niet te bereiken en deze pagina heb je nog niet eerder geopend. Zo ziet een pagina
          eruit; de echte komt zodra er weer verbinding is.
        </p>
        <Button variant="soft" onClick={onRetry}>
          Opnieuw proberen
        </Button>
      </header>
      <PageBlocks blocks={demoBlocks} />
    </article>
  );
}
