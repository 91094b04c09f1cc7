import { PortalError, type FieldErrors } from '../../../../http/errors';
import type { Purpose } from '../../../../storage/validation/accepted';
import { checkContent, type CheckedFile } from '../../../../storage/validation/check-content';
import { RefusedContent } from '../../../../storage/validation/checks';
import type { ReceivedFile } from '../../../../storage/upload/receive-upload';

/** A temporary file that passed its checks. */
export interface AcceptedFile {
  path: string;
  checked: CheckedFile;
  /** SHA-256 of the upload, base64url. */
  digest: string;
}

const LIST = 'files';

// In a list, the error names both the field and the index.
const blame = (field: string, index: number, message: string): FieldErrors => ({
  [field]: [message],
  ...(field === LIST ? { [`${field}.${index}`]: [message] } : {}),
});

/** Checks the uploaded files; one refused file refuses them all. */
export async function checkedFiles(
  files: readonly ReceivedFile[],
  purpose: Purpose,
): Promise<AcceptedFile[]> {
  const accepted: AcceptedFile[] = [];
  for (const [index, { field, name, path, digest }] of files.entries()) {
    try {
      accepted.push({ path, digest, checked: await checkContent(path, name, purpose) });
    } catch (error) {
      if (!(error instanceof RefusedContent)) throw error;
      throw new PortalError(error.status, error.message, blame(field, index, error.message));
    }
  }
  return accepted;
}
