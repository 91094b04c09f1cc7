import { list } from '../html';
import type { DemoPage } from '../types';

/** One typeface, two weights. */
export const typografie: DemoPage = {
  slug: 'typografie',
  title: 'Typografie',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Eén letter voor alles',
      subtitle: 'Figtree is open, rond en goed leesbaar op een bord van tien meter ver.',
      body: '<p>De letter is vrij te gebruiken. Op elke werkplek in het ziekenhuis staat hij al geïnstalleerd. Werk je ergens anders, download hem dan zonder kosten, of gebruik Arial in een mail of document dat anderen bewerken.</p>',
      button: {
        label: 'Download Figtree',
        url: 'https://github.com/erikdkennedy/figtree',
        target: '_blank',
        icon: { value: 'download', direction: 'left' },
      },
      asset: 'letter',
      settings: { backgroundColor: 'white' },
    },
    {
      type: 'html',
      body: '<h2>Twee gewichten</h2><p style="font-size:32px;line-height:1.3;font-weight:400">Gewoon, 400, voor alles wat je leest.</p><p style="font-size:32px;line-height:1.3;font-weight:600">Halfvet, 600, voor koppen en knoppen.</p><p>Cursief gebruik je alleen voor titels van boeken en folders. Onderstrepen doen we niet, dat is voor links. En hoofdletters staan aan het begin van een zin, nergens anders.</p>',
    },
    { type: 'asset', asset: 'letterschaal', settings: { outlined: 'outlined', backgroundColor: 'white' } },
    {
      type: 'text-asset',
      title: 'Links lijnend, met een rafelrand',
      body: `<p>Zo vindt je oog steeds hetzelfde begin. Uitvullen maakt gaten, centreren maakt zoeken.</p>${list(
        'Regels van 45 tot 72 tekens.',
        'Regelafstand 1,4 tot 1,6 keer de lettergrootte.',
        'Een witregel tussen alinea’s, geen inspringing.',
        'Getallen in tabellen onder elkaar, rechts lijnend.',
      )}`,
      asset: 'uitlijnen',
      settings: { textDirection: 'right' },
    },
    {
      type: 'text-tile',
      title: 'Groter dan je denkt',
      subtitle: 'Folders beginnen bij 11 punten, borden bij 40 millimeter.',
      body: '<p>Twijfel je tussen twee maten? Neem de grootste en schrap een zin.</p>',
      tile: {
        title: 'Aa',
        body: '<p>Niet kleiner dan 9 punten, ook niet in de voetnoot.</p>',
        background: 'transparent',
        asset: 'tegelLetter',
      },
    },
  ],
};
