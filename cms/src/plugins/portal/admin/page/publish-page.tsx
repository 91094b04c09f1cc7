import { useForm, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { PAGE, usePageState, type OpenDocument } from './page-state';

/** 'Publiceren' beside the fields of a page: visitors then read the page as it is stored. */
export function PublishPage(document: OpenDocument) {
  const { state, publish } = usePageState(document);
  const { toggleNotification } = useNotification();
  const isChanged = useForm('PublishPage', ({ modified }) => modified);
  const [isBusy, setBusy] = useState(false);
  if (document.model !== PAGE || !document.documentId || !state?.mayPublish) return null;

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await publish();
      toggleNotification({ type: 'success', message: 'De pagina is gepubliceerd.' });
    } catch {
      toggleNotification({ type: 'danger', message: 'De pagina is niet gepubliceerd. Probeer het opnieuw.' });
    } finally {
      setBusy(false);
    }
  };
  return {
    label: 'Publiceren',
    position: 'panel' as const,
    variant: 'success' as const,
    // What is not stored yet would not be published.
    disabled: isChanged || isBusy || state.status === 'published',
    loading: isBusy,
    dialog: {
      type: 'dialog' as const,
      title: 'Pagina publiceren?',
      content: 'Bezoekers lezen daarna de pagina zoals zij nu is opgeslagen. Een planning vervalt.',
      confirmLabel: 'Publiceren',
      variant: 'success' as const,
      onConfirm: confirm,
    },
  };
}
