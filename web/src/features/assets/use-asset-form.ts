import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Asset } from '../../api/types';
import { getTitle } from './library/accepted';
import { getName, shownText } from '../../lib/shown-asset';
import { getForm, storeAsset, type AssetWrite } from './library/writes';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';

const getWrite = (asset: Asset | undefined): AssetWrite => ({
  title: shownText(asset?.title),
  description: shownText(asset?.description),
  isPrivate: asset?.isPrivate ?? false,
  decorative: asset?.decorative ?? false,
  settings: asset?.settings ?? { outlined: 'default', backgroundColor: 'transparent' },
  focal_point: asset?.focal_point ?? null,
  tags: asset?.tags ?? [],
});

const isSame = (one: AssetWrite, other: AssetWrite): boolean => JSON.stringify(one) === JSON.stringify(other);

const NOTHING = { title: 'Geef de asset een titel, of kies een bestand.' };

/** The form state of an asset: its values, whether they differ from the saved asset, and how to save. */
export function useAssetForm(asset: Asset | undefined, onStored: (asset: Asset) => void) {
  const kept = getWrite(asset);
  const [before, setBefore] = useState(kept);
  const [write, setWrite] = useState(before);
  const [original, setOriginal] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const [gone, setGone] = useState(false);
  const saving = useFormSave();
  const isChanged = original !== null || !isSame(write, before);
  const isOutdated = !isSame(kept, before);
  // Someone else changed it, and there are no local changes to lose.
  if (isOutdated && !isChanged) {
    setBefore(kept);
    setWrite(kept);
  }

  const change = (part: Partial<AssetWrite>): void => setWrite((now) => ({ ...now, ...part }));
  /** A new image starts with its focal point in the middle. */
  const choose = (file: File | null): void => {
    setOriginal(file);
    change({ focal_point: file ? null : before.focal_point });
  };

  async function store(): Promise<void> {
    const title = write.title.trim() || (!asset && original ? getTitle(original) : '');
    const sent = getForm({ ...write, title }, original, asset && before);
    setShare(0);
    const stored = await storeAsset(asset?.id, sent, setShare);
    toast.success(`${getName(stored)} is opgeslagen.`);
    const now = getWrite(stored);
    // Flush before navigating, so that the unsaved-changes guard does not block it.
    flushSync(() => {
      setBefore(now);
      setWrite(now);
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
    isDirty: isChanged && !gone,
    /** Someone else changed it while there are local changes. */
    isOvertaken: isOutdated && isChanged && !saving.busy,
    /** Drops the local changes, so that the guard lets the user leave. */
    letGo: () => flushSync(() => setGone(true)),
  };
}

export type AssetFormState = ReturnType<typeof useAssetForm>;
