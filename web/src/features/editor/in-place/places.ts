import type { BlockField } from '../../../api/types';
import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';

/** The paths of the selected block that are edited on the page itself; the panel leaves them out. */
export interface Places {
  inlinePaths: ReadonlySet<string>;
  /** Claims a path while it is mounted; returns the release function. */
  claim: (path: string) => () => void;
}

/** The fields that are not edited on the page itself. */
export function withoutInlineFields(
  fields: readonly BlockField[],
  taken: ReadonlySet<string>,
  prefix = '',
): BlockField[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    if (taken.has(path)) return [];
    if (field.kind !== 'object') return [field];
    const of = withoutInlineFields(field.of ?? [], taken, `${path}.`);
    return of.length > 0 ? [{ ...field, of }] : [];
  });
}

const NO_PLACES: Places = { inlinePaths: new Set(), claim: () => () => undefined };

export const PlacesContext = createContext<Places>(NO_PLACES);

export function usePlaces(): Places {
  const [inlinePaths, setInlinePaths] = useState<ReadonlySet<string>>(NO_PLACES.inlinePaths);
  const claim = useCallback((path: string) => {
    setInlinePaths((before) => new Set([...before, path]));
    return () => setInlinePaths((before) => new Set([...before].filter((each) => each !== path)));
  }, []);
  return useMemo(() => ({ inlinePaths, claim }), [inlinePaths, claim]);
}

/** Marks a path as edited on the page. Runs before paint, so that the panel never flashes it. */
export function useInlineField(path: string): void {
  const { claim } = useContext(PlacesContext);
  useLayoutEffect(() => claim(path), [claim, path]);
}
