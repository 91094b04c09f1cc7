import { useForm, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { PAGE, usePageState, type OpenDocument } from './page-state';

/** Runs a write of a page, and says how it went. */
function useWrite({ write }: Pick<ReturnType<typeof usePageState>, 'write'>) {
  const { toggleNotification } = useNotification();
  const [isBusy, setBusy] = useState(false);
  const run = async (action: 'publish' | 'unpublish', words: { done: string; failed: string }) => {
    setBusy(true);
    try {
      await write(action);
      toggleNotification({ type: 'success', message: words.done });
    } catch {
      toggleNotification({ type: 'danger', message: words.failed });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

/** 'Publiceren' beside the fields of a page: visitors then read the page as it is stored. */
export function PublishPage(document: OpenDocument) {
  const { state, write } = usePageState(document);
  const { isBusy, run } = useWrite({ write });
  const isChanged = useForm('PublishPage', ({ modified }) => modified);
  if (document.model !== PAGE || !document.documentId || !state?.mayPublish) return null;
  return {
    label: 'Publiceren',
    position: 'panel' as const,
    variant: 'success' as const,
    // Unsaved changes would not be published.
    disabled: isChanged || isBusy || state.status === 'published',
    loading: isBusy,
    dialog: {
      type: 'dialog' as const,
      title: 'Pagina publiceren?',
      content: 'Bezoekers lezen daarna de pagina zoals zij nu is opgeslagen. Een planning vervalt.',
      confirmLabel: 'Publiceren',
      variant: 'success' as const,
      onConfirm: () =>
        run('publish', {
          done: 'De pagina is gepubliceerd.',
          failed: 'De pagina is niet gepubliceerd. Probeer het opnieuw.',
        }),
    },
  };
}

/** 'Offline halen' below it. */
export function UnpublishPage(document: OpenDocument) {
  const { state, write } = usePageState(document);
  const { isBusy, run } = useWrite({ write });
  if (document.model !== PAGE || !document.documentId || !state?.mayPublish) return null;
  if (state.publishedAt === null) return null;
  return {
    label: 'Offline halen',
    position: 'panel' as const,
    variant: 'danger' as const,
    disabled: isBusy,
    loading: isBusy,
    dialog: {
      type: 'dialog' as const,
      title: 'Pagina offline halen?',
      content: 'Bezoekers zien de pagina daarna niet meer. Het concept blijft.',
      confirmLabel: 'Offline halen',
      variant: 'danger' as const,
      onConfirm: () =>
        run('unpublish', {
          done: 'De pagina is offline.',
          failed: 'De pagina is niet offline gehaald. Probeer het opnieuw.',
        }),
    },
  };
}
