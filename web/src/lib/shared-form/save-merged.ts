import { API_PREFIX } from '../api/client';
import { ApiError } from '../api/errors';
import { sendWithSession } from '../api/send';
import { getChanges, mergeForm } from './merge-form';

/** The header by which the server refuses a write of what was changed meanwhile. */
export interface VersionHeader {
  'If-Match': string;
}

interface Save<Entity, Form, Result> {
  /** Where the thing is read, below the API's prefix. */
  path: string;
  getForm: (entity: Entity) => Form;
  /** The form as it was filled. */
  base: Form;
  mine: Form;
  /** Stores what was changed; `form` is all of it, what others changed included. */
  store: (changes: Partial<Form>, header: VersionHeader, form: Form) => Promise<Result>;
}

type Outcome<Form, Result> =
  | { result: Result; conflicts: null }
  /** Somebody else changed the same fields, so nothing was stored. */
  | { merged: Form; theirs: Form; conflicts: string[] };

const MOST_TRIES = 3;

const isStale = (thrown: unknown): boolean => thrown instanceof ApiError && thrown.status === 412;

/** Saves what somebody made of a form over what others made of it meanwhile, unless both changed the same field. */
export async function saveMerged<Entity, Form extends object, Result>({
  path,
  getForm,
  base,
  mine,
  store,
}: Save<Entity, Form, Result>): Promise<Outcome<Form, Result>> {
  for (let tries = 1; ; tries++) {
    const response = await sendWithSession(new Request(`${API_PREFIX}${path}`));
    const { data }: { data: Entity } = await response.json();
    const theirs = getForm(data);
    const { merged, conflicts } = mergeForm({ base, mine, theirs });
    if (conflicts.length > 0) return { merged, theirs, conflicts };
    const header = { 'If-Match': response.headers.get('ETag') ?? '*' };
    try {
      return { result: await store(getChanges(theirs, merged), header, merged), conflicts: null };
    } catch (thrown) {
      if (!isStale(thrown) || tries === MOST_TRIES) throw thrown;
    }
  }
}
