import type { DemoPage } from '../types';

/** What everybody sees first. */
export const home: DemoPage = {
  slug: 'home',
  title: 'Wij zijn Noorderlicht',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers', 'vrijwilligers'],
  published: true,
  blocks: [
    {
      type: 'text-asset-background',
      title: 'Wij zijn Noorderlicht',
      subtitle: 'Een ziekenhuis dat rust geeft. Je herkent ons aan wat we doen, en aan hoe dat eruitziet.',
      button: { label: 'Bekijk de huisstijl', url: '/huisstijl/merk-en-verhaal' },
      backgroundAsset: 'lichtLiggend',
      settings: { contentBackgroundColor: 'blueDark', backgroundColor: 'blueDark' },
    },
    {
      type: 'text',
      title: 'Ons verhaal',
      subtitle:
        'Wie bij ons binnenkomt, heeft vaak al genoeg aan het hoofd. Daarom maken we alles wat je van ons ziet en leest zo helder mogelijk: van de brief op de mat tot het bord naast de lift.',
      body: '<p>Deze huisstijl helpt je daarbij. Je vindt er de regels, de voorbeelden en de bestanden. Werk je bij een drukker of bureau? Alles op de openbare pagina’s mag je direct gebruiken, zonder account.</p>',
    },
    {
      type: 'text',
      title: 'Waar ben je naar op zoek?',
      button: { label: 'Alle pagina’s', url: '/huisstijl', icon: { value: 'arrow-right' } },
    },
    {
      type: 'text-tile',
      tile: {
        title: 'Logo',
        body: '<p>Eén lint, drie banen licht. Zo gebruik je het.</p>',
        background: 'blueDark',
        asset: 'tegelLogo',
        button: { label: 'Naar het logo', url: '/huisstijl/logo' },
      },
    },
    {
      type: 'text-tile',
      tile: {
        title: 'Kleur',
        body: '<p>Drie kleuren en veel wit.</p>',
        background: 'blue',
        asset: 'tegelBlauw',
        button: { label: 'Naar kleur', url: '/huisstijl/kleur' },
      },
    },
    {
      type: 'text-tile',
      tile: {
        title: 'Typografie',
        body: '<p>Eén letter voor alles.</p>',
        background: 'white',
        asset: 'tegelLetter',
        button: { label: 'Naar typografie', url: '/huisstijl/typografie' },
      },
    },
    {
      type: 'text-tile',
      tile: {
        title: 'Tone of voice',
        body: '<p>Schrijf zoals je praat.</p>',
        background: 'purple',
        asset: 'tegelPaars',
        button: { label: 'Naar tone of voice', url: '/huisstijl/tone-of-voice' },
      },
    },
    {
      type: 'text-tile',
      tile: {
        title: 'Presentaties',
        body: '<p>Eén sjabloon, elf dia’s.</p>',
        background: 'blueDark',
        asset: 'tegelAqua',
        button: { label: 'Naar presentaties', url: '/huisstijl/presentaties' },
      },
    },
    {
      type: 'text-asset',
      title: 'Van brief tot bord',
      subtitle: 'Een huisstijl is pas af als je de weg vindt.',
      body: '<p>Op onze borden staat nooit meer dan nodig is: een letter, een naam, een pijl. Dezelfde drie kleuren die je op de folder zag, brengen je naar de goede balie.</p>',
      button: {
        label: 'Gebouwen en borden',
        url: '/huisstijl/gebouwen-en-borden',
        icon: { value: 'arrow-right' },
      },
      asset: 'borden',
      settings: { backgroundColor: 'blue' },
    },
    {
      type: 'text-asset',
      title: 'Het logo, nu',
      body: '<p>Voor web en kantoor. Laat je iets drukken? Log in voor de EPS-bestanden.</p>',
      asset: 'logoKleur',
      settings: { textDirection: 'right', outlined: 'outlined', backgroundColor: 'white' },
    },
    {
      type: 'text-tile-header',
      isPrivate: true,
      groups: ['communicatie', 'medewerkers'],
      header: 'Voor collega’s',
      title: 'Nieuw: brieven die je zo kunt invullen',
      body: '<p>De brief en het verslag in Word zijn vernieuwd. De alinea’s staan goed, de kopjes ook. Je hoeft alleen nog te schrijven.</p>',
      tile: {
        title: 'Haal je sjabloon op',
        body: '<p>Word, klaar voor gebruik.</p>',
        background: 'blue',
        asset: 'tegelBlauw',
        button: { label: 'Naar brieven en mail', url: '/huisstijl/brieven-en-mail' },
      },
    },
  ],
};
