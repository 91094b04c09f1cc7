import { useState } from 'react';
import { toApiError } from '../../lib/api/errors';
import { useFormSave } from '../../lib/use-form-save';
import { createShare, type Share, type ShareInput } from './api';
import { makePassword } from './make-password';

const DAY = 24 * 60 * 60 * 1000;
/** The clocks of browser and server differ: the longest stays within what the server takes. */
const MARGIN = 10 * 60 * 1000;

export const DAYS = ['7', '14', '30', '90'] as const;

export interface ShareValues {
  title: string;
  days: (typeof DAYS)[number];
  /** How often it may be downloaded; empty for any number. */
  most: string;
  hasPassword: boolean;
  password: string;
}

/** When a link ends that is made now. */
export const getEnd = (days: string): Date => new Date(Date.now() + Number(days) * DAY - MARGIN);

/** What the server takes. */
const MOST_DOWNLOADS = 100_000;

/** What is wrong with a number of downloads; null when nothing is. */
export function validateMost(most: string): string | null {
  const isNumber = /^\d+$/.test(most) && Number(most) >= 1 && Number(most) <= MOST_DOWNLOADS;
  return most === '' || isNumber ? null : 'Vul een heel getal van 1 tot 100.000 in, of laat het leeg.';
}

/** The form that makes a link to files. `made` is the link, with the password that nobody can ask for again. */
export function useShareForm(items: ShareInput['items']) {
  const [values, setValues] = useState<ShareValues>(() => ({
    title: '',
    days: '14',
    most: '',
    hasPassword: true,
    password: makePassword(),
  }));
  const [made, setMade] = useState<{ share: Share; password: string | null } | null>(null);
  const saving = useFormSave();
  const change = (part: Partial<ShareValues>): void => setValues((now) => ({ ...now, ...part }));

  const submit = async (): Promise<void> => {
    const title = values.title.trim();
    const most = values.most.trim();
    const wrongMost = validateMost(most);
    const wrong = {
      ...(title === '' && { title: 'Geef de link een naam.' }),
      ...(wrongMost !== null && { max_downloads: wrongMost }),
      ...(values.hasPassword &&
        values.password.trim() === '' && { password: 'Vul een wachtwoord in, of zet het uit.' }),
    };
    if (Object.keys(wrong).length > 0) return saving.refuse(wrong);
    const password = values.hasPassword ? values.password.trim() : null;
    await saving.run(async () => {
      try {
        const share = await createShare({
          title,
          items,
          expires_at: getEnd(values.days).toISOString(),
          max_downloads: most === '' ? null : Number(most),
          password,
        });
        setMade({ share, password });
      } catch (thrown) {
        const error = toApiError(thrown);
        // Sharing was switched off, or something in it may no longer be shared: that ends no session.
        if (error.status !== 403) throw error;
        saving.refuse(Object.keys(error.fields).length > 0 ? error.fields : { share: error.message });
      }
    });
  };
  return { values, change, made, submit, saving };
}

export type ShareForm = ReturnType<typeof useShareForm>;
