import { list } from '../html';
import type { DemoPage } from '../types';

/** Who we are, before any rule. */
export const merkEnVerhaal: DemoPage = {
  slug: 'merk-en-verhaal',
  title: 'Merk en verhaal',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers', 'vrijwilligers'],
  published: true,
  blocks: [
    {
      type: 'text',
      title: 'Licht, als het donker is',
      subtitle: 'Noorderlicht is er op de momenten waarop je de weg even niet ziet.',
      body: `<p>Het noorderlicht verschijnt als het donker is. Het verblindt niet, het beweegt rustig en het wijst een kant op. Zo willen wij zijn voor wie bij ons komt. Drie woorden helpen ons daarbij.</p>${list(
        '<strong>Rustig.</strong> We maken niets drukker dan het is. Eén boodschap per blad, één vlak per pagina, één vraag per brief.',
        '<strong>Helder.</strong> We zeggen wat er gebeurt, wanneer en waar. Wie het leest, weet wat de volgende stap is.',
        '<strong>Nabij.</strong> We praten met mensen, niet over dossiers. Je ziet handen, gezichten en licht.',
      )}`,
    },
    {
      type: 'asset',
      asset: 'gevelAvond',
    },
    {
      type: 'text-assets',
      title: 'Dezelfde mensen, overal',
      body: '<p>Of je nu een folder openslaat of een film ziet: je komt dezelfde mensen tegen. Zorgverleners en patiënten zijn even groot, staan even dichtbij en kijken elkaar aan.</p>',
      assets: ['aanHetBed', 'wachtruimte'],
      settings: { backgroundColor: 'blueDark' },
    },
    {
      type: 'text-asset-background',
      title: 'Eén naam',
      subtitle:
        'We heten Noorderlicht. Niet ‘het Noorderlicht’, niet ‘NLZ’ en niet ‘ziekenhuis Noorderlicht’.',
      body: '<p>Schrijf de naam met één hoofdletter, in elke zin en op elke gevel. Een afdeling zet je erachter: <em>Noorderlicht, Dagbehandeling</em>. Zo weet iedereen dat we bij elkaar horen.</p>',
      asset: 'beeldmerk',
      backgroundAsset: 'lichtBreed',
      settings: {
        contentBackgroundColor: 'blueDark',
        backgroundColor: 'blueDark',
        backgroundAssetPosition: 'center',
        assetPosition: 'center-right',
      },
    },
    {
      type: 'text-tile',
      title: 'Eén belofte',
      subtitle: 'Je bent bij ons niet verdwaald.',
      body: '<p>Niet in de gangen, niet in de brieven en niet in het gesprek. Die belofte gebruiken we nooit als slogan. We laten hem zien.</p>',
      button: { label: 'Zo schrijven we', url: '/huisstijl/tone-of-voice' },
      tile: {
        title: 'En dan nu de regels',
        body: '<p>Ze passen op één A4.</p>',
        background: 'blue',
        asset: 'tegelBlauw',
        button: { label: 'Begin bij het logo', url: '/huisstijl/logo' },
      },
    },
  ],
};
