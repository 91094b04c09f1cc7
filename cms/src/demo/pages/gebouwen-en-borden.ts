import { list, table } from '../html';
import type { DemoPage } from '../types';

/** The building and its signs. */
export const gebouwenEnBorden: DemoPage = {
  slug: 'gebouwen-en-borden',
  title: 'Gebouwen en borden',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers', 'vrijwilligers'],
  published: true,
  blocks: [
    {
      type: 'text-asset-background',
      title: 'Je bent er bijna',
      subtitle: 'Een letter voor het gebouw, een nummer voor de route.',
      body: '<p>Meer hoeft niemand te onthouden. Wat in de brief staat, staat op het bord, op de vloer en op de deur.</p>',
      asset: 'borden',
      settings: {
        contentBackgroundColor: 'transparent',
        backgroundColor: 'blue',
        assetPosition: 'bottom-right',
        backgroundSize: 'default',
      },
    },
    {
      type: 'html',
      body: table(
        'De borden en hun maten',
        ['Bord', 'Maat', 'Hoogte', 'Wat erop staat'],
        [
          ['Wandbord', '1000 × 1600 mm', 'onderkant op 600 mm', 'vier bestemmingen en de uitgang'],
          ['Hangbord', '900 × 360 mm', 'onderkant op 2300 mm', 'één pijl, één route'],
          ['Deurbord', '180 × 180 mm', 'midden op 1500 mm', 'kamernummer, functie, naam'],
          ['Vloerlijn', 'drie banen van 22 mm', '–', 'niets, hij loopt tot de balie'],
        ],
      ),
    },
    {
      type: 'text-asset',
      title: 'Het deurbord',
      body: list(
        'Boven het kamernummer, eronder wat er gebeurt.',
        'Namen in de houder, niet op de deur.',
        'In braille dezelfde tekst, rechtsonder.',
      ),
      asset: 'deurbord',
      settings: { textDirection: 'right' },
    },
    {
      type: 'text',
      title: 'Hoe groot is een letter?',
      body: '<p>De leesafstand in meters keer vier is de hoogte van een hoofdletter in millimeters. Op tien meter dus 40 mm. In een gang die bocht na bocht maakt, is dat genoeg. In de hal niet: daar begint het bij 80 mm.</p>',
    },
    {
      type: 'asset',
      isPrivate: true,
      groups: ['communicatie', 'vormgevers'],
      asset: 'borden',
      settings: { outlined: 'outlined' },
    },
  ],
};
