import { useRef, useState } from 'react';
import useSWR, { mutate } from 'swr';
import type { Asset } from '../../../api/types';
import { api } from '../../../lib/api/client';
import { toApiError } from '../../../lib/api/errors';
import { uploadAsset } from '../../../lib/upload';
import { Button } from '../../../theme/controls/button';
import { Dialog } from '../../../theme/controls/dialog';
import { FieldError } from '../../../theme/controls/field';
import { TextField } from '../../../theme/controls/text-field';
import styles from './asset-picker.module.css';
import { AssetThumb } from './asset-thumb';

interface AssetPickerProps {
  onChoose: (asset: Asset) => void;
  onClose: () => void;
}

const nameOf = (file: File): string => file.name.replace(/\.[^.]+$/, '');

/** Makes an asset of a picture or video, with the name of the file as its title. */
async function addAsset(file: File): Promise<Asset> {
  const form = new FormData();
  form.set('title', nameOf(file));
  form.set('original', file);
  const asset = await uploadAsset({ method: 'POST', path: '/assets', form });
  await mutate((key) => Array.isArray(key) && key[0] === 'assets');
  return asset;
}

/** Finds an asset in the library, or puts a new one in it. */
export function AssetPicker({ onChoose, onClose }: AssetPickerProps) {
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { data, isLoading } = useSWR(['assets', 'picker', search], () =>
    api.GET('/assets', { params: { query: { search, pageSize: 60 } } }),
  );

  async function upload(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      onChoose(await addAsset(file));
    } catch (thrown) {
      const { fields, message } = toApiError(thrown);
      setProblem(fields['original'] ?? message);
      setBusy(false);
    }
  }

  const found = data?.data ?? [];
  return (
    <Dialog
      title="Asset kiezen"
      onClose={onClose}
      className={styles.dialog}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Annuleren
        </Button>
      }
    >
      <div className={styles.head}>
        <TextField
          label="Zoeken"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button variant="soft" busy={busy} onClick={() => input.current?.click()}>
          Beeld of video uploaden
        </Button>
        <input
          ref={input}
          type="file"
          className="sr"
          tabIndex={-1}
          aria-label="Bestand"
          accept="video/*,image/png,image/jpeg"
          onChange={(event) => void upload(event.target.files?.[0])}
        />
      </div>
      <FieldError error={problem} />
      {!isLoading && found.length === 0 && (
        <p>Niets gevonden. Upload een beeld, of zoek op een ander woord.</p>
      )}
      <ul role="list" className={styles.list}>
        {found.map((asset) => (
          <li key={asset.id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(asset)}>
              <AssetThumb asset={asset} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
