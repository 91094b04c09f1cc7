import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Asset } from '../../api/types';
import { getTitle } from './library/accepted';
import { getName, shownText } from './library/shown-text';
import { storeAsset, type AssetWrite } from './library/writes';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';

const getWrite = (asset: Asset | undefined): AssetWrite => ({
  title: shownText(asset?.title),
  description: shownText(asset?.description),
  isPrivate: asset?.isPrivate ?? false,
  decorative: asset?.decorative ?? false,
  settings: asset?.settings ?? { outlined: 'default', backgroundColor: 'transparent' },
  focal_point: asset?.focal_point ?? null,
});

const isSame = (one: AssetWrite, other: AssetWrite): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is wrong with a new asset before anything is sent. */
const NOTHING = { title: 'Geef de asset een titel, of kies een bestand.' };

/** The form of an asset: what is in it, whether it differs from what is kept, and the way to keep it. */
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
  // Somebody else changed it, and there is nothing here to lose.
  if (isOutdated && !isChanged) {
    setBefore(kept);
    setWrite(kept);
  }

  const change = (part: Partial<AssetWrite>): void => setWrite((now) => ({ ...now, ...part }));
  /** A new picture has its focal point in the middle. */
  const choose = (file: File | null): void => {
    setOriginal(file);
    change({ focal_point: file ? null : before.focal_point });
  };

  async function store(): Promise<void> {
    const title = write.title.trim() || (!asset && original ? getTitle(original) : '');
    const sent = { ...write, title };
    setShare(0);
    const stored = await storeAsset(asset?.id, sent, original, setShare);
    toast.success(`${getName(stored)} is opgeslagen.`);
    const now = getWrite(stored);
    // Before the way to it is taken: there is nothing left to lose.
    flushSync(() => {
      setBefore(now);
      setWrite(now);
      setOriginal(null);
    });
    onStored(stored);
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
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
    busy: saving.busy,
    errors: saving.errors,
    problems: saving.problems,
    ref: saving.form,
    isDirty: isChanged && !gone,
    /** Somebody else changed it, while there are changes here. */
    isOvertaken: isOutdated && isChanged && !saving.busy,
    /** There is nothing left to lose. */
    letGo: () => flushSync(() => setGone(true)),
  };
}

/** What is in the form of an asset. */
export type AssetFormState = Omit<ReturnType<typeof useAssetForm>, 'ref'>;
