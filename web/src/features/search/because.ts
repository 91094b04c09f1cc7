import type { Hit } from '../../api/types';

const IN_TEXT: Record<Hit['kind'], string> = {
  page: 'in de tekst',
  asset: 'in de omschrijving',
  file: 'in het bestand',
  color: 'in de omschrijving',
};

/** Why something was found, in words of place: 'op bladzijde 3 van huisstijlgids.pdf'. */
export function getReason({ kind, because, file_page: at, file, title, snippet }: Hit): string {
  // By a label, which is not told, or by what its files are.
  if (kind === 'asset' && because === 'text' && !snippet.some(({ mark }) => mark))
    return 'past bij je zoekwoorden';
  if (because === 'title') return kind === 'page' ? 'in de titel' : 'in de naam';
  if (because === 'text') return IN_TEXT[kind];
  if (at === null) return 'in het bestand';
  return `op ${file?.ext === '.pptx' ? 'dia' : 'bladzijde'} ${at} van ${title}`;
}
