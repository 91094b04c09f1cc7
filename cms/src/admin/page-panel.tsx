import { PAGE, usePageState, type OpenDocument, type PageState } from './page-state';

const WORDS: Record<PageState['status'], string> = {
  draft: 'Concept: bezoekers zien deze pagina niet.',
  published: 'Gepubliceerd: bezoekers lezen de pagina zoals zij hier staat.',
  modified: 'Gewijzigd: bezoekers lezen nog een eerdere versie.',
};

const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

function State({ document }: { document: OpenDocument }) {
  const { state } = usePageState(document);
  if (!state) return null;
  const { status, scheduledAt, editor } = state;
  return (
    <div style={{ display: 'grid', gap: 12, fontSize: 14, lineHeight: 1.5 }}>
      <p>{WORDS[status]}</p>
      {scheduledAt && <p>Gaat live op {moment.format(new Date(scheduledAt))}.</p>}
      <a href={editor} target="_blank" rel="noreferrer">
        Bewerken in de portal
      </a>
    </div>
  );
}

/** Beside the fields of a page: what visitors see of it, and the way to the portal's own editor. */
export function PagePanel(document: OpenDocument) {
  if (document.model !== PAGE || !document.documentId) return null;
  return { title: 'In de portal', content: <State document={document} /> };
}
