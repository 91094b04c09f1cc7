import { clsx } from 'clsx';
import { useId, useState, type KeyboardEvent } from 'react';
import type { User } from '../../../api/types';
import { Field } from '../../../components/field';
import { useUserSearch } from './api';
import styles from './user-search.module.css';

const getName = ({ name, email }: User): string => name || email;

/** A user search by name or email address: typing searches, arrow keys move, Enter selects. */
export function UserSearch({ onChoose }: { onChoose: (user: User) => void }) {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const list = useId();
  const { data: users = [], isLoading } = useUserSearch(isOpen ? search.trim() : '');
  const optionId = (index: number) => `${list}-${index}`;

  function choose(user: User | undefined) {
    if (!user) return;
    setSearch(getName(user));
    setOpen(false);
    onChoose(user);
  }

  function walk(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      // Closes the list, not the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(users[at]);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : users.length - 1;
      setAt(isOpen && users.length > 0 ? (at + step) % users.length : 0);
      setOpen(true);
    }
  }

  return (
    <div className={styles.search}>
      <Field label="Gebruiker zoeken">
        {(control) => (
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            placeholder="Naam of e-mail"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && users[at] ? optionId(at) : undefined}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setAt(0);
              setOpen(true);
            }}
            onFocus={(event) => event.target.select()}
            onClick={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={walk}
          />
        )}
      </Field>
      <ul
        id={list}
        role="listbox"
        aria-label="Gebruikers"
        className={clsx('card edged', styles.list)}
        hidden={!isOpen}
      >
        {users.map((user, index) => (
          // The field keeps focus and handles the keys.
          <li
            className="stack gap-0 text-sm breaks"
            key={user.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(user)}
            onKeyDown={walk}
          >
            <span>{getName(user)}</span>
            <span className="meta">{user.isActive ? user.email : `${user.email} · niet actief`}</span>
          </li>
        ))}
      </ul>
      <p className={`muted ${styles.none}`} role="status">
        {isOpen && !isLoading && users.length === 0 ? 'Niemand gevonden. Zoek op een andere naam.' : ''}
      </p>
    </div>
  );
}
