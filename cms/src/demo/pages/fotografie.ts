import { list, steps } from '../html';
import type { DemoPage } from '../types';

/** Photos: how, and with whose permission. */
export const fotografie: DemoPage = {
  slug: 'fotografie',
  title: 'Fotografie',
  parent: 'beeldtaal',
  isPublic: false,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text',
      title: 'Eerst vragen, dan fotograferen',
      subtitle: 'Geen foto zonder toestemming, ook niet als iemand alleen van achteren te zien is.',
      body: steps(
        'Vertel waar de foto voor is en hoelang we hem gebruiken.',
        'Laat het formulier invullen. Voor kinderen tekenen beide ouders, vanaf twaalf jaar ook het kind.',
        'Bewaar het formulier bij de foto in de beeldbank, niet in je mail.',
        'Wil iemand later niet meer? Dan halen we de foto dezelfde dag weg.',
      ),
    },
    {
      type: 'text-assets',
      title: 'De uitsnede',
      body: '<p>Zet de ogen op een derde van de hoogte en geef ruimte in de kijkrichting. Snijd nooit door een gewricht, en laat de kruin eraan.</p>',
      assets: ['uitsnedeGoed', 'uitsnedeFout'],
    },
    {
      type: 'text',
      title: 'Let op in de kamer',
      body: list(
        'Geen schermen met gegevens in beeld, ook niet onscherp.',
        'Geen naambordjes, polsbandjes of medicijnen die te lezen zijn.',
        'Werkkleding zoals de hygiëneregels zeggen: mouwen kort, haar vast, geen ringen.',
      ),
    },
    {
      type: 'text',
      groups: ['communicatie', 'vormgevers'],
      title: 'Technisch',
      body: '<p>Lever aan als jpeg in sRGB, minstens 4000 pixels breed. Bewerk licht en kleur, maar haal niets weg en zet niets bij. Voor drukwerk zetten wij om naar CMYK.</p>',
    },
  ],
};
