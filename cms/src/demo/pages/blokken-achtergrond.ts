import type { DemoBlock } from '../types';

/** Text on a background in six settings: every place of the asset, every colour. */
export const backgroundBlocks: DemoBlock[] = [
  {
    type: 'text-asset-background',
    title: 'Tekst op achtergrond',
    subtitle: 'Een beeld of kleur over de volle breedte, met tekst op een eigen vlak.',
    body: '<p>Hebben vlak en achtergrond dezelfde kleur, dan valt de rand van het vlak weg.</p>',
    button: { label: 'Meer over het licht', url: '/huisstijl/beeldtaal#het-licht' },
    backgroundAsset: 'lichtBreed',
    settings: {
      contentBackgroundColor: 'blueDark',
      textDirection: 'left',
      backgroundAssetPosition: 'default',
      backgroundColor: 'blueDark',
      backgroundSize: 'default',
      assetPosition: 'bottom-right',
    },
  },
  {
    type: 'text-asset-background',
    title: 'Wit vlak, tekst rechts',
    body: '<p>De asset staat linksboven, de foto vult het vlak vanuit het midden.</p>',
    asset: 'beeldmerk',
    backgroundAsset: 'gevelAvond',
    settings: {
      contentBackgroundColor: 'white',
      textDirection: 'right',
      backgroundAssetPosition: 'center',
      backgroundColor: 'transparent',
      assetPosition: 'top-left',
    },
  },
  {
    type: 'text-asset-background',
    title: 'Alleen kleur',
    body: '<p>Zonder achtergrondbeeld blijft het kleurvlak over. De asset staat rechtsboven.</p>',
    asset: 'badge',
    settings: { contentBackgroundColor: 'blue', backgroundColor: 'blue', assetPosition: 'top-right' },
  },
  {
    type: 'text-asset-background',
    title: 'Eigen maat, aan de onderkant',
    body: '<p>Het beeld houdt zijn eigen maat en staat op de bodem. De asset staat links in het midden.</p>',
    asset: 'pictogrammen',
    backgroundAsset: 'tegelAqua',
    settings: {
      contentBackgroundColor: 'white',
      textDirection: 'right',
      backgroundAssetPosition: 'bottom',
      backgroundColor: 'white',
      backgroundSize: 'auto',
      assetPosition: 'center-left',
    },
  },
  {
    type: 'text-asset-background',
    title: 'Op paars',
    body: '<p>Zonder eigen vlak staat de tekst los op de achtergrond. De asset staat rechts in het midden.</p>',
    asset: 'socialFormaten',
    settings: {
      contentBackgroundColor: 'transparent',
      backgroundColor: 'purple',
      assetPosition: 'center-right',
    },
  },
  {
    type: 'text-asset-background',
    title: 'Paars vlak op licht',
    body: '<p>De asset staat linksonder. Tekst en beeld wisselen van kant.</p>',
    asset: 'visitekaartje',
    backgroundAsset: 'lichtStaand',
    settings: {
      contentBackgroundColor: 'purple',
      textDirection: 'right',
      backgroundColor: 'blueDark',
      assetPosition: 'bottom-left',
    },
  },
];
