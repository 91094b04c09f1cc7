import { ApiError, toApiError } from '../../../lib/api/errors';
import { getRefusedItems, startZip } from '../../basket';

/** Downloads assets in one zip, and returns how many stayed out because they have no file. */
export async function downloadChosen(ids: readonly string[]): Promise<number> {
  try {
    await startZip(
      ids.map((asset) => ({ asset })),
      null,
    );
    return 0;
  } catch (thrown) {
    const error = toApiError(thrown);
    const blamed = getRefusedItems(error);
    const rest = ids.filter((_, index) => !blamed.has(index));
    // What is wrong with all of them ends no session.
    if (error.status === 403 && rest.length === 0)
      throw new ApiError(400, 'Wat je koos, heeft geen bestanden.');
    if (blamed.size === 0) throw new ApiError(error.status, error.fields['items'] ?? error.message);
    await downloadChosen(rest);
    return blamed.size;
  }
}
