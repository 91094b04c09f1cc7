import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { BlockOf } from '../../../api/types';
import { asset } from '../../../api/test-entities';
import { frame, show } from '../test-blocks';
import JobsBlock from './renderer';

afterEach(cleanup);

const jobs: BlockOf<'jobs'> = {
  id: 1,
  type: 'jobs',
  ...frame,
  title: 'Wat wil je maken?',
  subtitle: '',
  body: '',
  layout: 'rows',
  jobs: [
    {
      title: 'Brief of mail',
      url: '/huisstijl/drukwerk',
      text: 'Begin bij Drukwerk',
      asset: asset(),
      take: 'Sjabloon in Word',
      takeUrl: '/bestanden/brief',
    },
    { title: 'Poster', url: '', text: '', asset: null, take: '', takeUrl: '' },
    { title: '', url: '', text: '', asset: null, take: '', takeUrl: '' },
  ],
};

test('a job leads to where it begins, and to what goes along; an empty one is left out', async () => {
  show(jobs);
  const brief = await screen.findByRole('link', { name: 'Brief of mail' });
  expect(brief.getAttribute('href')).toBe('/huisstijl/drukwerk');
  expect(screen.getByRole('link', { name: 'Sjabloon in Word' }).getAttribute('href')).toBe(
    '/bestanden/brief',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 3, name: 'Poster' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Poster' })).toBeNull();
});

test('on the home page it is a question and things on a shelf; the question may stand on the cover', () => {
  const at = (title: string) => (
    <MemoryRouter>
      <JobsBlock home block={{ ...jobs, title }} />
    </MemoryRouter>
  );
  const { rerender } = render(at(jobs.title));
  expect(screen.getByRole('searchbox', { name: 'Wat wil je maken?' })).toBeTruthy();
  expect(screen.queryByText('Begin bij Drukwerk')).toBeNull();
  rerender(at(''));
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Brief of mail' })).toBeTruthy();
});

test('without words and jobs there is nothing', async () => {
  const { container } = show({ ...jobs, title: '', jobs: [] });
  await Promise.resolve();
  expect(container.querySelector('section')).toBeNull();
});
