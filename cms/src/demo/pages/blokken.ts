import type { DemoPage } from '../types';
import { backgroundBlocks } from './blokken-achtergrond';
import { rightsBlocks } from './blokken-rechten';
import { showcaseBlocks } from './blokken-soorten';

/** All nine block types with their settings, and who sees what; the example for editors. */
export const blokken: DemoPage = {
  slug: 'blokken',
  title: 'Bouwstenen van een pagina',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers', 'vrijwilligers'],
  published: true,
  blocks: [...showcaseBlocks, ...backgroundBlocks, ...rightsBlocks],
};
