import type PptxGenJS from 'pptxgenjs';
import { hue } from '../kit/palette';
import { ink } from './deck-masters';

type Example = (deck: PptxGenJS) => void;

/** A slide whose places are filled by name. */
const filled =
  (masterName: string, texts: Record<string, string>): Example =>
  (deck) => {
    const slide = deck.addSlide({ masterName });
    for (const [placeholder, words] of Object.entries(texts)) slide.addText(words, { placeholder });
  };

const chart: Example = (deck) => {
  const slide = deck.addSlide({ masterName: 'Grafiek' });
  slide.addText('Steeds meer mensen vinden zelf de weg', { placeholder: 'kop' });
  const data = [
    { name: 'Zonder hulp gevonden', labels: ['2023', '2024', '2025', '2026'], values: [61, 72, 68, 94] },
  ];
  const blues = ['8CB4E6', '8CB4E6', '8CB4E6', ink(hue.blue)];
  slide.addChart(deck.ChartType.bar, data, {
    x: 0.8,
    y: 2,
    w: 11,
    h: 4.4,
    chartColors: blues,
    barGapWidthPct: 70,
    showValue: true,
    dataLabelFormatCode: '0"%"',
    dataLabelFontSize: 16,
    dataLabelColor: ink(hue.black),
    valAxisHidden: true,
    valGridLine: { style: 'none' },
    catAxisLabelFontSize: 16,
    altText: 'Staafgrafiek: 61, 72, 68 en 94 procent in de jaren 2023 tot en met 2026',
  });
};

const table: Example = (deck) => {
  const slide = deck.addSlide({ masterName: 'Tabel' });
  slide.addText('Drie stappen tot de nieuwe borden', { placeholder: 'kop' });
  const row = (words: string[], head = false): PptxGenJS.TableRow =>
    words.map((words) => ({
      text: words,
      options: {
        bold: head,
        color: ink(head ? hue.white : hue.black),
        fill: { color: ink(head ? hue.blueDark : hue.white) },
      },
    }));
  const rows = [
    row(['Stap', 'Wie', 'Klaar'], true),
    row(['Routes tellen en hernoemen', 'Team Gebouw', 'januari']),
    row(['Proef op de begane grond', 'Team Communicatie', 'maart']),
    row(['Alle verdiepingen', 'Team Gebouw', 'september']),
  ];
  const border = { type: 'solid', pt: 0.75, color: 'C3CAD4' } as const;
  slide.addTable(rows, { x: 0.8, y: 2.1, w: 11.3, rowH: 0.7, fontSize: 18, border, valign: 'middle' });
};

/** One slide for each layout. */
export const examples: Example[] = [
  filled('Titel', { kop: 'Jaarplan', onder: 'Poliklinieken 2027' }),
  filled('Hoofdstuk', { nummer: '1', kop: 'De weg vinden' }),
  filled('Tekst', {
    kop: 'Wie de weg vindt, komt rustiger binnen',
    tekst:
      'Eén letter per gebouw, één nummer per route\nDezelfde woorden in brief, folder en bord\nEen lijn op de vloer tot aan de balie',
  }),
  filled('Twee kolommen', {
    kop: 'Wat blijft en wat verandert',
    links: 'Blijft\nDe routenummers\nDe gastvrouwen bij de ingang',
    rechts: 'Verandert\nDe borden bij de liften\nDe plattegrond in de brief',
  }),
  filled('Tekst met beeld', {
    kop: 'Zet beeld aan de rand',
    tekst: 'Een foto of tekening vult de hele rechterhelft. Links blijft één gedachte over.',
  }),
  filled('Beeld', { kop: 'Rust' }),
  chart,
  table,
  filled('Getal', { kop: '94%', onder: 'van de bezoekers vindt de poli zonder iets te vragen.' }),
  filled('Citaat', {
    kop: '“Ik hoefde niets te zoeken, ik liep gewoon de lijn achterna.”',
    onder: 'Bezoeker van de Dagbehandeling',
  }),
  filled('Slot', {}),
];
