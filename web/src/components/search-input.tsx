import { Search } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import styles from './search-input.module.css';
import field from './text-field.module.css';

/** A search field whose icon and placeholder say what it is for, in place of a label. */
export const SearchInput = (input: InputHTMLAttributes<HTMLInputElement>) => (
  <div className={styles.search}>
    <Search />
    <input {...input} type="search" className={field.input} />
  </div>
);
