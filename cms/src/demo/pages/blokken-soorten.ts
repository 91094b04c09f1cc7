import { list, table } from '../html';
import type { DemoBlock } from '../types';

/** One block of each type, saying what it is for. */
export const showcaseBlocks: DemoBlock[] = [
  {
    type: 'text',
    title: 'Tekst',
    subtitle: 'Een titel, een ondertitel, lopende tekst en een knop. Alles mag leeg blijven.',
    body: `<p>Gebruik dit blok om iets uit te leggen. Lange tekst knip je op in meerdere blokken, dan krijgt elk stuk een eigen titel in de inhoudsopgave.</p>${list(
      'Opsommingen hebben aqua streepjes.',
      '<strong>Vet</strong> is voor het woord waar het om gaat.',
      'Een <a href="/huisstijl/tone-of-voice">link</a> zegt waar je naartoe gaat.',
    )}`,
    button: {
      label: 'Zo schrijf je die tekst',
      url: '/huisstijl/tone-of-voice',
      target: '_self',
      icon: { value: 'arrow-right', direction: 'right' },
    },
  },
  {
    type: 'text-asset',
    title: 'Tekst met asset',
    subtitle: 'Tekst links, beeld rechts. Dit is de stand waarin je begint.',
    body: '<p>Bij het beeld staan de bestanden die je mag downloaden. Wat jouw groep niet mag, zie je wel, met de reden erbij.</p>',
    asset: 'team',
    settings: { textDirection: 'left', outlined: 'default', backgroundColor: 'transparent' },
  },
  {
    type: 'text-asset',
    title: 'Andersom, op paars',
    body: '<p>De achtergrond bepaalt de kleur van de tekst. Daar hoef je als redacteur niet over na te denken.</p>',
    asset: 'posterOpenDag',
    settings: { textDirection: 'right', backgroundColor: 'purple' },
  },
  {
    type: 'text-assets',
    title: 'Tekst met assets',
    subtitle: 'Twee of meer beelden onder een tekst, bijvoorbeeld goed en fout.',
    body: '<p>Bij drie beelden staan ze naast elkaar zolang het scherm breed genoeg is.</p>',
    assets: ['uitsnedeGoed', 'uitsnedeFout'],
    settings: { outlined: 'outlined', backgroundColor: 'blue' },
  },
  {
    type: 'text-tile',
    title: 'Teksttegel',
    subtitle: 'Tekst links, een gekleurde tegel rechts die ergens heen wijst.',
    body: '<p>De tekening staat rechtsonder in de tegel. Laat je de tekst weg, dan blijft alleen de tegel over. Meerdere losse tegels achter elkaar vormen een rooster, zoals op de homepage.</p>',
    tile: {
      title: 'Paars',
      body: '<p>De kleur waarmee een tegel begint.</p>',
      background: 'purple',
      asset: 'tegelPaars',
      button: { label: 'Naar kleur', url: '/huisstijl/kleur' },
    },
  },
  {
    type: 'text-assets',
    title: 'Ook op paars',
    body: '<p>Een lege plaats mag: dan staat er in de rij niets.</p>',
    assets: ['deurbord', '', 'badge'],
    settings: { outlined: 'default', backgroundColor: 'purple' },
  },
  {
    type: 'text-tile-header',
    header: 'Teksttegel met kop',
    title: 'Met een kop over de volle breedte',
    body: '<p>Handig als begin van een nieuw onderdeel van de pagina.</p>',
    tile: {
      title: 'Wit mag ook',
      body: '<p>Dan krijgt de tegel een dun randje.</p>',
      background: 'white',
      asset: 'tegelLetter',
      button: {
        label: 'Mail ons',
        url: 'mailto:huisstijl@noorderlicht.example',
        icon: { value: 'mail', direction: 'left' },
      },
    },
  },
  {
    type: 'asset',
    asset: 'logoKleur',
    settings: { outlined: 'outlined', backgroundColor: 'white' },
  },
  {
    type: 'asset',
    asset: 'logoWit',
    settings: { outlined: 'default', backgroundColor: 'blueDark' },
  },
  {
    type: 'asset',
    asset: 'logoOpBlauw',
    settings: { outlined: 'default', backgroundColor: 'blue' },
  },
  {
    type: 'asset',
    asset: 'posterOpenDag',
    settings: { outlined: 'default', backgroundColor: 'purple' },
  },
  {
    type: 'assets',
    assets: ['inGesprek', 'aanHetBed', 'wachtruimte', 'team'],
    settings: { outlined: 'default', backgroundColor: 'blue' },
  },
  {
    type: 'assets',
    assets: ['logoWit', 'logoOpBlauw', 'beeldmerk'],
    settings: { outlined: 'default', backgroundColor: 'purple' },
  },
  {
    type: 'html',
    body: `<h2>HTML</h2><p>Voor wat in geen ander blok past. Bij het opslaan halen we alles weg wat onveilig is.</p>${table(
      'Wat doet welke instelling?',
      ['Instelling', 'Blokken', 'Keuzes'],
      [
        ['Plaats van de tekst', 'Tekst met asset, Tekst op achtergrond', 'links, rechts'],
        ['Kader', 'alle blokken met een asset', 'met, zonder'],
        ['Achtergrond', 'alle blokken met een asset', 'transparant, wit, blauw, donkerblauw, paars'],
        ['Privé', 'alle blokken', 'aan, uit'],
      ],
    )}`,
  },
];
