import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Field } from '../../components/field';
import { fold } from '../../lib/fold';
import { useTags } from './library/assets';
import styles from './tags-field.module.css';

interface TagsFieldProps {
  label: string;
  hint?: string;
  tags: readonly string[];
  error?: string;
  onChange: (tags: string[]) => void;
}

const MOST_CHARACTERS = 50;

const isSame = (a: string, b: string): boolean => fold(a) === fold(b);

/** The tags with those of a text, of which commas part several; each once. */
export const addTypedTags = (tags: readonly string[], typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
    .reduce<string[]>((all, tag) => (all.some((each) => isSame(each, tag)) ? all : [...all, tag]), [...tags]);

/** Tags, with a field that adds one by Enter or a comma. Known tags are offered while typing. */
export function TagsField({ label, hint, tags, error, onChange }: TagsFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { data: known = [] } = useTags();

  const take = (text: string): void => {
    if (text.trim() !== '') onChange(addTypedTags(tags, text));
    setTyped('');
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      take(typed);
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1));
  };
  return (
    <div className="stack gap-1">
      <Field {...{ label, hint, error }}>
        {(control) => (
          <>
            {tags.length > 0 && (
              <ul role="list" className="cluster">
                {tags.map((tag) => (
                  <li key={tag} className={clsx('line gap-half text-sm breaks tiny-icons', styles.tag)}>
                    {tag}
                    <button
                      className="center"
                      type="button"
                      aria-label={`Label ${tag} weghalen`}
                      onClick={() => {
                        onChange(tags.filter((each) => each !== tag));
                        document.getElementById(control.id)?.focus();
                      }}
                    >
                      <X />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <input
              {...control}
              list={id}
              value={typed}
              maxLength={MOST_CHARACTERS}
              placeholder="Typ een label en druk op Enter"
              onChange={({ target: { value } }) => (value.endsWith(',') ? take(value) : setTyped(value))}
              onKeyDown={press}
              onBlur={() => take(typed)}
            />
          </>
        )}
      </Field>
      <datalist id={id}>
        {known
          .filter(({ tag }) => !tags.some((each) => isSame(each, tag)))
          .map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </div>
  );
}
