import { questions, table } from '../html';
import type { DemoPage } from '../types';

/** Where colleagues land after they log in. */
export const huisstijl: DemoPage = {
  slug: 'huisstijl',
  title: 'Huisstijl',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers', 'vrijwilligers'],
  published: true,
  blocks: [
    {
      type: 'text',
      title: 'Alles wat je nodig hebt om als Noorderlicht te schrijven, ontwerpen en drukken',
      subtitle: 'Zoek op wat je wilt maken. Je vindt er de regel, het voorbeeld en het bestand bij elkaar.',
      body: '<p>Je hoeft dit niet van voor naar achter te lezen. Begin bij het ding dat je gaat maken, en lees alleen de pagina’s die je tegenkomt.</p>',
    },
    {
      type: 'html',
      isPrivate: true,
      groups: ['communicatie', 'medewerkers'],
      body: table(
        'Wat wil je maken?',
        ['Ik maak een …', 'Begin bij', 'En neem mee'],
        [
          [
            'brief of mail',
            '<a href="/huisstijl/brieven-en-mail">Brieven en mail</a>',
            'het sjabloon in Word',
          ],
          ['presentatie', '<a href="/huisstijl/presentaties">Presentaties</a>', 'de elf dia’s in PowerPoint'],
          [
            'folder voor patiënten',
            '<a href="/huisstijl/patientenfolders">Patiëntenfolders</a>',
            'de schrijfcheck',
          ],
          [
            'bericht op sociale media',
            '<a href="/huisstijl/social-media">Sociale media</a>',
            'de drie formaten',
          ],
          [
            'bord in de gang',
            '<a href="/huisstijl/tijdelijke-borden">Tijdelijke borden</a>',
            'het A4 om zelf te printen',
          ],
          [
            'advertentie of poster',
            '<a href="/huisstijl/drukwerk">Drukwerk</a>',
            'een afspraak met Team Communicatie',
          ],
        ],
      ),
    },
    {
      type: 'text-asset',
      title: 'De huisstijl op één A4',
      subtitle: 'Voor naast je beeldscherm, of in de tas van een bureau.',
      body: '<p>Zes regels, zes kleuren en één adres voor vragen. Print hem uit, of stuur hem mee als je iets laat maken.</p>',
      asset: 'huisstijlOpEenA4',
      settings: { textDirection: 'right' },
    },
    {
      type: 'html',
      body: `<h2>Vragen die we vaak krijgen</h2>${questions(
        [
          'Mag ik zelf een logo voor mijn afdeling maken?',
          'Nee. Er is één logo, ook voor de kinderafdeling en de kerstmarkt. De naam van je afdeling zet je in tekst, in Figtree 600, naast of onder het logo.',
        ],
        [
          'Waarom zie ik een bestand wel, maar kan ik het niet downloaden?',
          'Elke groep heeft eigen rechten. Medewerkers mogen bestanden gebruiken, maar bewerkbare bestanden (EPS) zijn voor vormgevers en Team Communicatie. Heb je er toch één nodig? Bel toestel 4100.',
        ],
        [
          'Ons oude drukwerk ligt nog in de kast. Moet dat weg?',
          'Maak het gerust op, behalve als er een oud telefoonnummer of een oude route op staat. Dan gaat het bij het oud papier.',
        ],
        [
          'Wie beslist of iets mag?',
          'Team Communicatie. Twijfel je, stuur dan een schets of foto naar <a href="mailto:huisstijl@noorderlicht.example">huisstijl@noorderlicht.example</a>. Meestal heb je dezelfde dag antwoord.',
        ],
      )}`,
    },
    {
      type: 'text-tile',
      isPrivate: true,
      groups: ['vormgevers'],
      title: 'Voor vormgevers en drukkers',
      subtitle: 'Fijn dat je met ons werkt.',
      body: '<p>Je hebt een account om bewerkbare bestanden op te halen. Ze staan bij het logo, de pictogrammen en het visitekaartje, steeds onderaan de rij met bestanden. Lever je iets aan? Lees dan eerst hoe.</p>',
      tile: {
        title: 'Drukklaar in zes stappen',
        background: 'purple',
        asset: 'tegelPaars',
        button: { label: 'Lees hoe je aanlevert', url: '/huisstijl/drukwerk' },
      },
    },
    {
      type: 'text-tile',
      isPrivate: true,
      groups: ['vrijwilligers'],
      title: 'Voor vrijwilligers',
      subtitle: 'Jij bent vaak het eerste gezicht van Noorderlicht.',
      body: '<p>Je hoeft geen regels te kennen. Weet waar de borden staan, draag je badge en bel de receptie als er iets niet klopt: toestel 4000.</p>',
      tile: {
        title: 'Een bord nodig?',
        body: '<p>Hang het goed op, en haal het weer weg.</p>',
        background: 'blueDark',
        asset: 'tegelAqua',
        button: { label: 'Naar tijdelijke borden', url: '/huisstijl/tijdelijke-borden' },
      },
    },
    {
      type: 'text',
      isPrivate: true,
      groups: ['communicatie'],
      title: 'Voor onszelf: wat er aankomt',
      body: '<ul><li>Januari: nieuwe borden op de begane grond, proef met route 12 en 14.</li><li>Februari: open dag voorbereiden, posters klaar op de 12e.</li><li>Maart: alle folders van de Dagbehandeling herschreven.</li></ul>',
    },
  ],
};
