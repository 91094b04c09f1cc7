import { table } from '../html';
import type { DemoPage } from '../types';

/** What the portal keeps of its visitors. */
export const privacy: DemoPage = {
  slug: 'privacy',
  title: 'Privacy',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers', 'vrijwilligers'],
  published: true,
  blocks: [
    {
      type: 'text',
      title: 'We volgen je niet',
      subtitle: 'Geen statistieken van derden, geen advertenties, geen vraag om cookies.',
      body: '<p>Lezen kan zonder account. Deze site haalt niets op bij andere bedrijven: letters, beelden en programma’s komen van ons eigen adres.</p>',
    },
    {
      type: 'html',
      body: table(
        'Wat we wel bewaren',
        ['Wat', 'Waarom', 'Hoelang'],
        [
          [
            'Naam, mailadres en groepen van wie een account heeft',
            'om te weten wat je mag',
            'tot je account weg is',
          ],
          ['Een cookie na het inloggen', 'zodat je ingelogd blijft', 'tot je uitlogt'],
          ['Cookies voor de taal en het zijmenu', 'zodat die blijven zoals je ze had', 'een jaar'],
          ['Wie wat publiceert en downloadt', 'om fouten terug te vinden', 'een jaar'],
        ],
      ),
    },
    {
      type: 'text',
      title: 'Je gegevens inzien of laten verwijderen?',
      body: '<p>Mail de functionaris gegevensbescherming: <a href="mailto:privacy@noorderlicht.example">privacy@noorderlicht.example</a>. Je krijgt binnen een maand antwoord.</p>',
    },
  ],
};
