import type { DemoUser } from './types';

/** Six people of Noorderlicht; the first keeps the portal. */
export const users: DemoUser[] = [
  {
    firstName: 'Sanne',
    lastName: 'de Vries',
    email: 'sanne.de.vries@noorderlicht.example',
    role: 'admin',
    groups: ['communicatie'],
    description: 'Adviseur communicatie en beheerder van de huisstijl. Toestel 4101, ma t/m do.',
  },
  {
    firstName: 'Lotte',
    lastName: 'Hoekstra',
    email: 'lotte.hoekstra@noorderlicht.example',
    role: 'user',
    groups: ['communicatie'],
    description: 'Vormgever. Maakt folders, posters en sociale media. Toestel 4102.',
  },
  {
    firstName: 'Yusuf',
    lastName: 'Demir',
    email: 'yusuf.demir@noorderlicht.example',
    role: 'user',
    groups: ['medewerkers'],
    description: 'Verpleegkundige Dagbehandeling. Toestel 4212, ma, di en do.',
  },
  {
    firstName: 'Farida',
    lastName: 'El Amrani',
    email: 'farida.el.amrani@noorderlicht.example',
    role: 'user',
    groups: ['medewerkers', 'vrijwilligers'],
    description: 'Teamleider Spoedpost en aanspreekpunt voor de vrijwilligers daar. Toestel 4112.',
  },
  {
    firstName: 'Ruben',
    lastName: 'Kuipers',
    email: 'ruben.kuipers@noorderlicht.example',
    role: 'user',
    groups: ['vormgevers'],
    description: 'Opmaker bij onze huisdrukker, extern account tot en met december 2027.',
  },
  {
    firstName: 'Anneke',
    lastName: 'Visser',
    email: 'anneke.visser@noorderlicht.example',
    role: 'user',
    groups: ['vrijwilligers'],
    description: 'Gastvrouw bij ingang Oost.',
  },
];
