import { Button, Field, Flex, Grid, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { getActionWords } from '../../../../shared/log-words/action-words';
import type { LogQuery } from './log-query';

interface LogFiltersProps {
  query: LogQuery;
  actions: readonly string[];
}

const DAYS = [
  ['from', 'Vanaf'],
  ['to', 'Tot en met'],
] as const;

/** Narrows the log down. Words count once entered, choices at once. */
export function LogFilters({ query: { query, setFilter, filters, clear }, actions }: LogFiltersProps) {
  const [words, setWords] = useState(query.search ?? '');
  const search = (event: FormEvent): void => {
    event.preventDefault();
    setFilter('search', words.trim());
  };
  const reset = (): void => {
    setWords('');
    clear();
  };
  return (
    <form onSubmit={search} role="search">
      <Grid.Root gap={4}>
        <Grid.Item col={4} s={6} xs={12} direction="column" alignItems="stretch">
          <Field.Root name="search">
            <Field.Label>Zoeken</Field.Label>
            <Field.Input
              type="search"
              placeholder="Naam, adres, id of detail"
              value={words}
              onChange={({ target }: { target: HTMLInputElement }) => setWords(target.value)}
            />
          </Field.Root>
        </Grid.Item>
        <Grid.Item col={4} s={6} xs={12} direction="column" alignItems="stretch">
          <Field.Root name="action">
            <Field.Label>Wat</Field.Label>
            <SingleSelect
              value={query.action ?? ''}
              placeholder="Alles"
              clearLabel="Alles"
              onClear={() => setFilter('action', '')}
              onChange={(value) => setFilter('action', String(value))}
            >
              {actions.map((action) => (
                <SingleSelectOption key={action} value={action}>
                  {getActionWords(action)}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        </Grid.Item>
        {DAYS.map(([name, label]) => (
          <Grid.Item key={name} col={2} s={6} xs={12} direction="column" alignItems="stretch">
            <Field.Root name={name}>
              <Field.Label>{label}</Field.Label>
              <Field.Input
                type="date"
                value={query[name] ?? ''}
                onChange={({ target }: { target: HTMLInputElement }) => setFilter(name, target.value)}
              />
            </Field.Root>
          </Grid.Item>
        ))}
      </Grid.Root>
      <Flex gap={2} paddingTop={4}>
        <Button type="submit" variant="secondary">
          Zoeken
        </Button>
        <Button variant="tertiary" disabled={filters === ''} onClick={reset}>
          Filters wissen
        </Button>
      </Flex>
    </form>
  );
}
