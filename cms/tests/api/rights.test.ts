import { assetRows } from '../matrix/rows/assets';
import { downloadRows } from '../matrix/rows/downloads';
import { pageRows } from '../matrix/rows/pages';
import { replacedFileRows } from '../matrix/rows/replaced-files';
import { searchRows } from '../matrix/rows/search';
import { tryRows } from '../matrix/try-rows';
import { sharedPortal } from '../support/shared-portal';

// What a reader may get, by everybody; tests/attacks/matrix.test.ts tries every call there is.
const ROWS = [...pageRows, ...assetRows, ...replacedFileRows, ...searchRows, ...downloadRows];

tryRows(
  ROWS.filter(({ route }) => route.startsWith('GET')),
  sharedPortal,
);
