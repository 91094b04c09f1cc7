import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

const today = (): string => new Date().toISOString().slice(0, 10);

function saveAs(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Downloads every line that matches the filters as CSV. A plain link cannot, because the panel's token is in a header.
 */
export function DownloadLog({ filters }: { filters: string }) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await get<Blob>(`/portal/log/csv?${filters}`, { responseType: 'blob' });
      saveAs(`logboek-${today()}.csv`, data);
    } catch {
      toggleNotification({ type: 'danger', message: 'Het downloaden is niet gelukt. Probeer het opnieuw.' });
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" startIcon={<Download />} loading={isBusy} onClick={() => void download()}>
      Downloaden als CSV
    </Button>
  );
}
