import type { DemoPage } from '../types';

/** The mark alone. */
export const beeldmerk: DemoPage = {
  slug: 'beeldmerk',
  title: 'Beeldmerk',
  parent: 'logo',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Het lint alleen',
      subtitle: 'Alleen als de naam er al staat, of als er geen plaats voor is.',
      body: '<p>Op een profielfoto, als appicoon of op de achterkant van een visitekaartje. In alle andere gevallen gebruik je het hele logo.</p>',
      asset: 'beeldmerk',
    },
    {
      type: 'text-asset',
      title: 'Zo is het opgebouwd',
      body: '<p>Drie banen van één eenheid breed, op een raster van elf bij elf. De twee bogen hebben elk één middelpunt. Teken het niet na: elk bestand hieronder komt uit dezelfde bron.</p>',
      asset: 'logoOpbouw',
      settings: { textDirection: 'right', backgroundColor: 'transparent' },
    },
    {
      type: 'text',
      title: 'Het lint als licht',
      body: '<p>Je mag het beeldmerk heel groot afsnijden, zodat er een boog of een baan overblijft. Dat noemen we het licht. Het is ons enige ornament: één keer per pagina, aan de rand, en nooit onder tekst.</p>',
      button: { label: 'Bekijk het licht bij beeldtaal', url: '/huisstijl/beeldtaal#het-licht' },
    },
    { type: 'assets', assets: ['profielfoto', 'filmbeeld'], settings: { backgroundColor: 'white' } },
  ],
};
