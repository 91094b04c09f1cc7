import { demoBlocks, PageBlocks } from '../../features/blocks';
import { Buttons, Colours, Fields, Letters, Messages } from '../../features/elements';
import { ScreenHeading } from '../../components/screen-heading';
import styles from './elements-screen.module.css';

/** /elements: every UI element and block type, with built-in content. */
export default function ElementsScreen() {
  return (
    <div className="page-container">
      <div className={`wrap stack gap-6 ${styles.screen}`}>
        <ScreenHeading>Elementen</ScreenHeading>
        <p className="lead">Alles waaruit schermen en pagina&apos;s bestaan.</p>
        <Colours />
        <Letters />
        <Buttons />
        <Fields />
        <Messages />
        <h2 className={styles.blocks}>Blokken</h2>
      </div>
      <PageBlocks blocks={demoBlocks} />
    </div>
  );
}
