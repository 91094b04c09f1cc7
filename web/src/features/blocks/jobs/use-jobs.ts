import type { BlockOf } from '../../../api/types';
import { useEmptyPlaces } from '../shared/editing';

export type Jobs = BlockOf<'jobs'>;
export type Job = Jobs['jobs'][number];

/** A job with its place in the block. */
export interface NumberedJob {
  job: Job;
  at: string;
}

export const isFilled = ({ title, asset }: Job): boolean => title !== '' || asset !== null;

/** The jobs with their places, for readers those that say something. */
export function useJobs({ jobs }: Jobs): NumberedJob[] {
  const hasPlaces = useEmptyPlaces();
  return jobs
    .map((job, index) => ({ job, at: `jobs.${index}` }))
    .filter(({ job }) => hasPlaces || isFilled(job));
}
