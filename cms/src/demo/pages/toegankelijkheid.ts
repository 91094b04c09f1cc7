import { list } from '../html';
import type { DemoPage } from '../types';

/** What works for everybody, what does not yet, and whom to tell. */
export const toegankelijkheid: DemoPage = {
  slug: 'toegankelijkheid',
  title: 'Toegankelijkheid',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers', 'vrijwilligers'],
  published: true,
  blocks: [
    {
      type: 'text',
      title: 'Deze site is voor iedereen',
      subtitle: 'Dat lukt goed, maar nog niet overal. Hieronder staat eerlijk hoe het ervoor staat.',
      body: '<p>We richten ons op de Europese norm EN 301 549 en WCAG 2.2, niveau AA. Een onafhankelijk bureau heeft de site nog niet onderzocht. We noemen hem daarom <strong>gedeeltelijk toegankelijk</strong>.</p>',
    },
    {
      type: 'html',
      body: `<h2>Dit werkt</h2>${list(
        'Je bedient alles met het toetsenbord. Je ziet steeds waar je bent.',
        'Alle schermen zijn te lezen bij 200 procent tekst en op een scherm van 320 pixels breed.',
        'Tekst heeft voldoende contrast, op elke achtergrond die een redacteur kan kiezen.',
        'Bewegende onderdelen staan stil als je dat in je systeem hebt ingesteld.',
        'Elke wijziging aan de site wordt automatisch nagekeken op veelgemaakte fouten.',
      )}<h2>Dit werkt nog niet</h2>${list(
        'Onze pdf-bestanden zijn gemaakt voor de drukker. Een voorleesprogramma vindt er geen koppen in. Vraag ons gerust om de tekst.',
        'EPS-bestanden open je alleen met een ontwerpprogramma. Van elk bestand is er ook een svg of png.',
        'Het bewegend logo heeft geen geluid en ook geen beschrijving die je kunt laten voorlezen. De omschrijving staat in de tekst erbij.',
        'Niet elke redacteur schrijft even goede beschrijvingen bij beelden. We lopen ze elk kwartaal na.',
      )}<h2>Zo controleren we</h2><p>Met automatische tests bij elke wijziging, en twee keer per jaar met de hand: met het toetsenbord, met een schermlezer en op een telefoon. Voor het onderzoek door een bureau maken we een afspraak.</p>`,
    },
    {
      type: 'text',
      title: 'Loop je ergens tegenaan?',
      body: '<p>Vertel het ons. Schrijf op welke pagina het was en wat je probeerde te doen. Je krijgt binnen twee werkdagen antwoord, en we zorgen dat je het bestand of de informatie op een andere manier krijgt.</p><p>Kom je er met ons niet uit? Dan kun je een klacht indienen bij de Nationale ombudsman.</p>',
      button: {
        label: 'Mail Team Communicatie',
        url: 'mailto:huisstijl@noorderlicht.example?subject=Toegankelijkheid',
        icon: { value: 'mail', direction: 'left' },
      },
    },
  ],
};
