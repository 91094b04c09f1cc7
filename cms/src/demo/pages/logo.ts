import { list } from '../html';
import type { DemoPage } from '../types';

/** The logo and its versions. */
export const logo: DemoPage = {
  slug: 'logo',
  title: 'Logo',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Eén lint, drie banen licht',
      subtitle: 'Het lint vormt de N van Noorderlicht, en de weg van binnenkomst tot weer naar huis.',
      body: '<p>Het logo bestaat uit het beeldmerk en de naam. Die twee horen bij elkaar. Je verandert niets aan kleur, afstand of verhouding: pak een bestand hieronder en je zit goed.</p>',
      asset: 'logoKleur',
      settings: { outlined: 'outlined' },
    },
    {
      type: 'text',
      title: 'Welke versie kies je?',
      body: list(
        '<strong>Wit of heel licht papier:</strong> het logo in kleur. Dit is altijd je eerste keus.',
        '<strong>Nachtblauw of paars:</strong> het witte logo met het lichte lint.',
        '<strong>Blauw:</strong> het witte logo met het lint in blauwtinten.',
        '<strong>Eén drukgang, stempel of gravure:</strong> het zwarte logo.',
      ),
    },
    {
      type: 'assets',
      assets: ['logoWit', 'logoOpBlauw', 'logoZwart'],
    },
    {
      type: 'html',
      body: '<h2>Waar zet je het neer?</h2><dl><dt><strong>Brief, mail en formulier</strong></dt><dd>Linksboven, op de kantlijn van de tekst.</dd><dt><strong>Poster, folder en advertentie</strong></dt><dd>Onderaan rechts, op wit of op het kleurvlak.</dd><dt><strong>Scherm en film</strong></dt><dd>Linksonder klein, of groot als enige in het slotbeeld.</dd><dt><strong>Gevel</strong></dt><dd>Boven de hoofdingang, wit op nachtblauw. Nergens anders.</dd></dl>',
    },
    {
      type: 'text-tile-header',
      header: 'Verder lezen',
      title: 'Ruimte, maten en fouten',
      body: '<p>Het logo heeft lucht nodig. Hoeveel precies, en wat je er nooit mee doet, staat op de volgende pagina.</p>',
      button: { label: 'Het logo gebruiken', url: '/huisstijl/logo-gebruik', icon: { value: 'arrow-right' } },
      tile: {
        title: 'Alleen het lint nodig?',
        body: '<p>Voor een profielfoto of app.</p>',
        background: 'blueDark',
        asset: 'tegelLogo',
        button: { label: 'Naar het beeldmerk', url: '/huisstijl/beeldmerk' },
      },
    },
  ],
};
