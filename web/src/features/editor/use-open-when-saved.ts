import { useState } from 'react';

/** Opens something that shows the last saved version, so saves the draft first. */
export function useOpenWhenSaved(save: () => Promise<boolean>) {
  const [state, setState] = useState<'closed' | 'saving' | 'open'>('closed');
  return {
    isOpen: state === 'open',
    busy: state === 'saving',
    close: () => setState('closed'),
    open: async (): Promise<void> => {
      setState('saving');
      setState((await save()) ? 'open' : 'closed');
    },
  };
}
