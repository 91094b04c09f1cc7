import type { DemoAsset } from '../types';
import { file, picture } from './names';

/** Everything that is printed, shown, sent or hung on a wall. */
export const mediaAssets: DemoAsset[] = [
  {
    key: 'briefpapier',
    title: 'Briefpapier',
    description: 'Een wit vel met het logo linksboven, het adres rechtsboven en een blauwe voet.',
    original: picture('briefpapier'),
    files: [file('briefpapier-a4.pdf')],
  },
  {
    key: 'brief',
    title: 'Brief en verslag in Word',
    description: 'Een brief met het logo linksboven en zwarte tekst.',
    original: picture('brief'),
    files: ['brief.docx', 'verslag.docx'].map(file),
  },
  {
    key: 'visitekaartje',
    title: 'Visitekaartje',
    description: 'De twee kanten van het kaartje: nachtblauw met het logo, wit met naam en functie.',
    isPrivate: true,
    original: picture('visitekaartje'),
    files: ['visitekaartje-85x55mm.pdf', 'visitekaartje-85x55mm.eps'].map(file),
  },
  {
    key: 'folder',
    title: 'Patiëntenfolder Naar huis na je operatie',
    description: 'Een folder met een aqua omslag en korte alinea’s met tussenkoppen.',
    original: picture('folder'),
    files: [file('folder-naar-huis-a5.pdf')],
  },
  {
    key: 'afloop',
    title: 'Afloop en snijtekens',
    description: 'Een poster waarvan het vlak 3 millimeter doorloopt voorbij de snijlijn.',
    original: picture('afloop'),
  },
  {
    key: 'posterOpenDag',
    title: 'Poster open dag',
    description: 'Paarse poster met de tekst Kom kijken, open dag op 14 maart.',
    settings: { backgroundColor: 'purple' },
    original: picture('poster-open-dag'),
    files: [file('poster-open-dag-a3.pdf')],
  },
  {
    key: 'bestellijst',
    title: 'Bestellijst drukwerk',
    description: 'Rekenblad met de prijzen van al het drukwerk dat op voorraad is.',
    files: [file('bestellijst-drukwerk.xlsx')],
  },
  {
    key: 'dia',
    title: 'Sjabloon voor presentaties',
    description: 'Titeldia op nachtblauw met het lint rechts.',
    isPrivate: true,
    original: picture('dia'),
    files: [file('presentatie.pptx')],
  },
  {
    key: 'diaOverzicht',
    title: 'De elf dia’s',
    description:
      'Overzicht van elf dia’s: titel, hoofdstuk, tekst, kolommen, beeld, grafiek, tabel, getal, citaat en slot.',
    original: picture('dia-overzicht'),
  },
  {
    key: 'socialFormaten',
    title: 'Formaten voor sociale media',
    description: 'Dezelfde griepprikcampagne in 1 op 1, 4 op 5 en 9 op 16.',
    original: picture('social-formaten'),
  },
  {
    key: 'borden',
    title: 'Borden begane grond',
    description:
      'Blauw wandbord met vier bestemmingen, een hangbord voor route 12 en een driekleurige lijn op de vloer.',
    original: picture('borden'),
    files: [file('borden-begane-grond.pdf')],
  },
  {
    key: 'deurbord',
    title: 'Deurbord',
    description: 'Bordje naast een deur met kamernummer B 12 en de tekst Bloedafname.',
    original: picture('deurbord'),
  },
  {
    key: 'tijdelijkBord',
    title: 'Tijdelijk bord',
    description: 'Standaard met een oranje bord: vandaag via ingang Oost.',
    original: picture('tijdelijk-bord'),
    files: [file('tijdelijk-bord-a4.pdf')],
  },
  {
    key: 'badge',
    title: 'Badge voor vrijwilligers',
    description: 'Badge aan een aqua koord met de voornaam groot en de rol eronder.',
    original: picture('badge'),
  },
  {
    key: 'handtekening',
    title: 'Handtekening onder mail',
    description: 'Mail met naam, functie, logo, toestel en werkdagen.',
    original: picture('handtekening'),
    files: [file('handtekening.txt')],
  },
  {
    key: 'schrijfcheck',
    title: 'Schrijfcheck',
    description: 'Een vel met vijf afgevinkte regels en één onderstreepte.',
    original: picture('schrijfcheck'),
    files: [file('schrijfcheck.txt')],
  },
];
