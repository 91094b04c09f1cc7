import { list, steps } from '../html';
import type { DemoPage } from '../types';

/** Folders for patients. */
export const patientenfolders: DemoPage = {
  slug: 'patientenfolders',
  title: 'Patiëntenfolders',
  parent: 'drukwerk',
  isPublic: false,
  groups: ['communicatie', 'medewerkers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Een folder is een gesprek om mee te nemen',
      subtitle: 'Eén onderwerp, vier bladzijden, in de volgorde waarin het gebeurt.',
      body: list(
        'Op de voorkant staat wat er gaat gebeuren, niet hoe het heet.',
        'Elk kopje is een vraag of een dag.',
        'De laatste bladzijde zegt wanneer je moet bellen, en wie.',
        'Geen folder zonder datum en zonder naam van de afdeling.',
      ),
      asset: 'folder',
      settings: { backgroundColor: 'blueDark' },
    },
    {
      type: 'text',
      title: 'Van idee naar rek',
      body: steps(
        'Kijk of de folder al bestaat. Er zijn er 140, dus de kans is groot.',
        'Schrijf de tekst met de schrijfcheck ernaast.',
        'Laat hem lezen door twee patiënten. De cliëntenraad zoekt ze voor je.',
        'Stuur hem naar Team Communicatie. Na tien werkdagen ligt er een proefdruk.',
        'Zet in je agenda dat je hem over twee jaar naloopt.',
      ),
    },
    {
      type: 'text',
      groups: ['communicatie'],
      title: 'Stand van zaken',
      body: '<p>Van de 140 folders zijn er 96 herschreven. De Dagbehandeling is klaar in maart, daarna volgt de Kinderafdeling. Folders ouder dan vier jaar halen we uit het rek.</p>',
    },
  ],
};
