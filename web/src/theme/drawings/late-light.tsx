import { type ComponentType, lazy, Suspense } from 'react';

interface Props {
  of: 'hero' | 'broad';
  className?: string;
}

/** Comes after the words, which can be read without it; without a connection there may be none. */
const Drawing = lazy<ComponentType<Props>>(() =>
  import('./named-light').catch(() => ({ default: () => null })),
);

/** Bands of light on a screen that most visits never see, so that no first visit fetches them. */
export function LateLight(props: Props) {
  return (
    <Suspense fallback={null}>
      <Drawing {...props} />
    </Suspense>
  );
}
