import { useEffect, useState } from 'react';
import { toast } from '../../lib/toasts/toasts';
import { isSame } from '../../lib/shared-form/merge-form';
import { useSharedForm } from '../../lib/shared-form/use-shared-form';
import { useFormSave } from '../../lib/use-form-save';
import {
  PICTURES,
  type Picture,
  type PictureWrite,
  type Settings,
  type SettingsWrite,
  storeSettings,
  toWrite,
} from './api';

const NAMES = [
  'productName',
  'productSlug',
  'ornament',
  'palette',
  'contact',
  'footerLinks',
  'registration',
  'domains',
  'sharing',
  'mailFromName',
] as const satisfies (keyof SettingsWrite)[];

/** How many things differ: each colour counts, and each part of the contact. */
function countChanges(before: SettingsWrite, after: SettingsWrite, pictures: PictureWrite): number {
  const inside = (one: Record<string, string>, other: Record<string, string>): number =>
    Object.keys(other).filter((name) => one[name] !== other[name]).length;
  const whole = NAMES.filter(
    (name) => name !== 'palette' && name !== 'contact' && !isSame(before[name], after[name]),
  );
  return (
    whole.length +
    inside(before.palette, after.palette) +
    inside(before.contact, after.contact) +
    Object.keys(pictures).length
  );
}

/** A local address of each chosen picture, for the preview. */
function useAddresses(pictures: PictureWrite): Partial<Record<Picture, string>> {
  const [addresses, setAddresses] = useState<Partial<Record<Picture, string>>>({});
  useEffect(() => {
    const made: Partial<Record<Picture, string>> = {};
    for (const name of PICTURES) {
      const file = pictures[name];
      if (file) made[name] = URL.createObjectURL(file);
    }
    setAddresses(made);
    return () => Object.values(made).forEach((address) => URL.revokeObjectURL(address));
  }, [pictures]);
  return addresses;
}

/** The settings as edited and not yet saved. */
export function useDraft(settings: Settings) {
  const shared = useSharedForm(settings, (stored) => toWrite(stored ?? settings));
  const [pictures, setPictures] = useState<PictureWrite>({});
  const saving = useFormSave();
  const addresses = useAddresses(pictures);
  const { form: write, change, takeTheirs } = shared;
  const count = countChanges(shared.base, write, pictures);

  const undo = (): void => {
    shared.reset(toWrite(settings));
    setPictures({});
    saving.refuse({});
  };
  const save = () =>
    saving.run(async () => {
      await shared.save('/admin/site', (changes, header) => storeSettings(changes, pictures, header));
      setPictures({});
      toast.success('De instellingen zijn opgeslagen.', 'Iedereen ziet ze vanaf nu.');
    });

  return {
    write,
    pictures,
    count,
    saving,
    undo,
    save,
    change,
    takeTheirs,
    setPicture: (name: Picture, file: File | null) => setPictures((now) => ({ ...now, [name]: file })),
    /** The address of a picture as it will be; null for none. */
    pictureAt: (name: Picture): string | null => {
      if (name in pictures) return addresses[name] ?? null;
      return settings[name]?.preview?.url ?? null;
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
