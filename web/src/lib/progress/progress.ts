import { createLiveValue } from '../live-value';

interface Task {
  title: string;
}

/** The running blocking tasks; the UI shows the most recent one. */
export const runningTasks = createLiveValue<readonly Task[]>([]);

/** Covers the screen with a message while work runs, unless it finishes almost at once. */
export async function inProgress<T>(title: string, work: Promise<T>): Promise<T> {
  const task = { title };
  runningTasks.set([...runningTasks.get(), task]);
  try {
    return await work;
  } finally {
    runningTasks.set(runningTasks.get().filter((each) => each !== task));
  }
}
