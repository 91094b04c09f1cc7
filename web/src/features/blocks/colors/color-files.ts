import { API_PREFIX } from 'cms/shared/addresses';

/** All colours in one file, for each program. */
export const COLOR_FILES: readonly { format: string; ext: string; name: string; about: string }[] = [
  { format: 'css', ext: 'css', name: 'Variabelen voor het web', about: 'CSS' },
  { format: 'scss', ext: 'scss', name: 'Variabelen voor Sass', about: 'SCSS' },
  { format: 'tailwind', ext: 'css', name: 'Thema voor Tailwind', about: 'Tailwind 4' },
  { format: 'dtcg', ext: 'json', name: 'Figma en andere programma’s', about: 'Design tokens, DTCG' },
  { format: 'ase', ext: 'ase', name: 'InDesign, Illustrator, Photoshop', about: 'ASE, RGB en CMYK' },
  { format: 'office', ext: 'xml', name: 'Word, PowerPoint en Excel', about: 'Themakleuren van Office' },
  { format: 'soc', ext: 'soc', name: 'LibreOffice', about: 'Kleurenpalet' },
  { format: 'gpl', ext: 'gpl', name: 'GIMP en Inkscape', about: 'Kleurenpalet' },
];

/** Where such a file is. */
export const getColorFile = (format: string): string => `${API_PREFIX}/tokens?format=${format}`;
