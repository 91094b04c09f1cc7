import type { Field, Kind, KindName } from '../field';
import { assetKind, assetsKind } from './assets';
import { listKind, objectKind } from './parts';
import { htmlKind, textareaKind, textKind, urlKind } from './texts';
import { booleanKind, dateKind, iconKind, numberKind, optionKind } from './values';

const kinds: Record<KindName, Kind> = {
  text: textKind,
  textarea: textareaKind,
  url: urlKind,
  html: htmlKind,
  source: htmlKind,
  boolean: booleanKind,
  option: optionKind,
  icon: iconKind,
  number: numberKind,
  date: dateKind,
  asset: assetKind,
  assets: assetsKind,
  object: objectKind,
  list: listKind,
};

/** What the server does with a field of this kind. */
export const kindOf = (field: Field): Kind => kinds[field.kind];
