import { type ComponentType, lazy, Suspense } from 'react';
// The server draws it before its code is there.
import './light.module.css';

interface Props {
  of: 'hero' | 'broad';
  className?: string;
}

/** Lazy: the text is readable without it; offline it may be missing. */
const Drawing = lazy<ComponentType<Props>>(() =>
  import('./named-light').catch(() => ({ default: () => null })),
);

/** Bands of light for screens that most visits never see, kept out of the main bundle. */
export function LateLight(props: Props) {
  return (
    <Suspense fallback={null}>
      <Drawing {...props} />
    </Suspense>
  );
}
