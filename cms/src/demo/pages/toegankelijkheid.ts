import { list } from '../html';
import type { DemoPage } from '../types';

const WHERE_WE_ARE = `<p>We houden ons aan de internationale richtlijn WCAG 2.2, niveau AA. Een onafhankelijk bureau heeft de site nog niet onderzocht. Daarom is onze status <strong>C: eerste maatregelen genomen</strong>.</p><p>Deze verklaring gaat over alle schermen van deze portal, ook over die voor redacteuren en beheerders. Het technische beheer op /beheer komt van een andere maker en valt erbuiten.</p><p>Laatst bijgewerkt op 22 november 2026.</p>`;

const TESTED = `<h2>Dit is getest</h2><p>Bij elke wijziging van de software loopt een programma deze punten na, op de breedte van een telefoon en van een groot scherm.</p>${list(
  'Alle schermen, met de automatische test axe. Zo’n test vindt veel fouten, maar niet alle.',
  'Met alleen het toetsenbord: de menu’s, de lijst met pagina’s, vensters, formulieren en de editor. Je ziet steeds waar je bent.',
  'Tekst op 200 procent, extra ruimte tussen letters en regels, en een scherm van 320 pixels breed. Er valt geen tekst weg.',
  'De kleuren die je zelf in je systeem kiest (hoog contrast).',
  'De instelling voor minder beweging.',
  'De grootte van knoppen, en meldingen die een schermlezer moet voorlezen.',
)}`;

const NOT_TESTED = `<h2>Dit is nog niet getest</h2>${list(
  'Mensen die een schermlezer, spraakbediening of schermvergroting gebruiken, hebben de site nog niet uitgeprobeerd.',
  'De tests draaien in één browser (Chromium). Firefox en Safari hebben we niet apart bekeken.',
  'De bestanden in de bibliotheek: pdf, Word, PowerPoint en Excel.',
  'De beschrijvingen bij beelden. Redacteuren schrijven die zelf; niemand loopt ze allemaal na.',
)}`;

const NOT_YET = `<h2>Dit werkt nog niet goed</h2>${list(
  'Onze pdf-bestanden zijn gemaakt voor de drukker. Een voorleesprogramma vindt er waarschijnlijk geen koppen in. Vraag ons om de tekst.',
  'EPS-bestanden open je alleen met een ontwerpprogramma.',
  'Video’s kunnen hier geen ondertiteling en geen audiodescriptie hebben. Onze enige video, het bewegend logo, heeft geen geluid. Een schermlezer leest een korte beschrijving voor.',
  'Sommige foutmeldingen verdwijnen na vijf seconden. Wijs je de melding aan, dan blijft hij staan.',
)}`;

/** What was tested, what was not, what does not work yet, and whom to tell. */
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
      subtitle: 'Daar doen we ons best voor. Hieronder staat eerlijk wat we weten en wat nog niet.',
      body: WHERE_WE_ARE,
    },
    { type: 'html', body: TESTED + NOT_TESTED + NOT_YET },
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
