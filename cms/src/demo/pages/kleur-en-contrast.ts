import { steps, table } from '../html';
import type { DemoPage } from '../types';

const sample = (ink: string, field: string): string =>
  `<span style="display:inline-block;padding:4px 12px;border-radius:4px;color:${ink};background-color:${field}">Kom om 9 uur</span>`;

/** Which colours may stand on which. */
export const kleurEnContrast: DemoPage = {
  slug: 'kleur-en-contrast',
  title: 'Kleur en contrast',
  parent: 'kleur',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Lees je het ook in de zon?',
      subtitle:
        'Tekst heeft een contrast van minstens 4,5 op 1. Dat is de norm, en het is ook gewoon beleefd.',
      body: '<p>De helft van onze bezoekers is ouder dan zestig. Wie je tekst op een telefoon in de tuin leest, of zonder bril in bed, moet hem in één keer kunnen lezen.</p>',
      asset: 'contrastparen',
      settings: { outlined: 'outlined' },
    },
    {
      type: 'html',
      body: table(
        'Paren die je mag gebruiken',
        ['Tekst op vlak', 'Zo ziet het eruit', 'Contrast', 'Voor'],
        [
          ['Zwart op wit', sample('#14171f', '#ffffff'), '17,9 : 1', 'alles'],
          ['Wit op nachtblauw', sample('#ffffff', '#0b2c5f'), '13,6 : 1', 'alles'],
          ['Nachtblauw op ijsblauw', sample('#0b2c5f', '#dcebfb'), '11,2 : 1', 'koppen en korte tekst'],
          ['Wit op paars', sample('#ffffff', '#5b2a86'), '9,9 : 1', 'campagnes'],
          ['Wit op blauw', sample('#ffffff', '#1763c6'), '5,8 : 1', 'koppen en knoppen'],
          ['Wit op aqua', sample('#ffffff', '#00838f'), '4,5 : 1', 'niet kleiner dan 16 punten'],
        ],
      ),
    },
    {
      type: 'text',
      title: 'Doe de test in drie stappen',
      body: steps(
        'Zet je ontwerp om naar grijs. Zie je de kop, de knop en de waarschuwing nog?',
        'Bekijk het op je telefoon, met het scherm op halve helderheid.',
        'Meet je twijfelgevallen met de kleurpipet in je ontwerpprogramma of browser.',
      ),
      button: {
        label: 'Open de contrastmeter van WebAIM',
        url: 'https://webaim.org/resources/contrastchecker/',
        target: '_blank',
        icon: { value: 'external-link', direction: 'right' },
      },
    },
    {
      type: 'text',
      title: 'Rood, oranje en groen',
      body: '<p>Die kleuren zeggen: let op. Gebruik ze alleen voor een melding of een status, altijd met een pictogram en een woord. Een rode kop omdat het opvalt, mag dus niet.</p>',
    },
  ],
};
