import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button';
import { useBlockForm } from '../fields/block-form';
import { getNewItem } from '../fields/new-item';
import { getItems } from '../state/values';

/** Adds one to a list of the block, and goes to its first text. */
export function AddItemButton({ at }: { at: string }) {
  const { change, choicesAt, fieldAt, valueAt } = useBlockForm();
  const button = useRef<HTMLSpanElement>(null);
  const field = fieldAt(at);
  if (!field) return null;
  const add = (): void => {
    const items = getItems(valueAt(at));
    flushSync(() => change(at, [...items, getNewItem(field, items, (name) => choicesAt(`${at}.${name}`))]));
    button.current
      ?.closest('[data-block]')
      ?.querySelector<HTMLElement>(`[data-writes][data-at^="${at}.${items.length}."]`)
      ?.focus();
  };
  return (
    <span ref={button}>
      <Button variant="soft" small onClick={add}>
        <Plus />
        {field.label} toevoegen
      </Button>
    </span>
  );
}
