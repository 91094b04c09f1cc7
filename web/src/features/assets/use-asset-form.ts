import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Asset } from '../../api/types';
import { getTitle } from './library/accepted';
import { getName, getDisplayText } from '../../lib/asset-display';
import { createAsset, updateAsset, type AssetWrite } from './library/writes';
import { toast } from '../../lib/toasts/toasts';
import { useSharedForm } from '../../lib/shared-form/use-shared-form';
import { useFormSave } from '../../lib/use-form-save';

const getWrite = (asset: Asset | undefined): AssetWrite => ({
  title: getDisplayText(asset?.title),
  description: getDisplayText(asset?.description),
  isPrivate: asset?.isPrivate ?? false,
  decorative: asset?.decorative ?? false,
  settings: asset?.settings ?? { outlined: 'default', backgroundColor: 'transparent' },
  focal_point: asset?.focal_point ?? null,
  tags: asset?.tags ?? [],
  original: asset?.original?.id ?? '',
});

const NOTHING = { title: 'Geef de asset een titel, of kies een bestand.' };

/** The form state of an asset: its values, whether they differ from the saved asset, and how to save. */
export function useAssetForm(asset: Asset | undefined, onStored: (asset: Asset) => void) {
  const shared = useSharedForm(asset, getWrite);
  const { base, form: write, change } = shared;
  const [original, setOriginal] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const [gone, setGone] = useState(false);
  const saving = useFormSave();
  /** A new image starts with its focal point in the middle. */
  const choose = (file: File | null): void => {
    setOriginal(file);
    change({ focal_point: file ? null : base.focal_point, original: file?.name ?? base.original });
  };

  async function store(): Promise<void> {
    const title = write.title.trim() || (!asset && original ? getTitle(original) : '');
    setShare(0);
    const stored = await (asset
      ? shared.save(`/assets/${asset.id}`, (changes, header) =>
          updateAsset(asset.id, changes, { original, headers: { ...header }, onProgress: setShare }),
        )
      : createAsset({ ...write, title }, original, setShare));
    toast.success(`${getName(stored)} is opgeslagen.`);
    // Flush before navigating, so that the unsaved-changes guard does not block it.
    flushSync(() => {
      shared.reset(getWrite(stored));
      setOriginal(null);
    });
    onStored(stored);
  }

  const submit = (): void => {
    const isEmpty = !asset && !original && !write.title.trim() && !write.description.trim();
    if (isEmpty) saving.refuse({ ...NOTHING });
    else void saving.run(store);
  };

  return {
    write,
    change,
    original,
    choose,
    share,
    submit,
    ...saving,
    isDirty: (original !== null || shared.isChanged) && !gone,
    takeTheirs:
      shared.takeTheirs &&
      (() => {
        setOriginal(null);
        shared.takeTheirs?.();
      }),
    /** Drops the local changes, so that the guard lets the user leave. */
    letGo: () => flushSync(() => setGone(true)),
  };
}

export type AssetFormState = ReturnType<typeof useAssetForm>;
