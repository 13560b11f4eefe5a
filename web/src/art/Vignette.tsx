import { lazy, Suspense, useId } from 'react';
import { useTheme } from '../ui/theme/useTheme.ts';
import type { VignetteKind } from './VignetteDrawing.tsx';

const Drawing = lazy(() => import('./VignetteDrawing.tsx'));

/** The small picture of an empty, fruitless or broken state, by day or by night. Decorative. */
export function Vignette({ kind }: { kind: VignetteKind }) {
  const uid = useId().replace(/[^A-Za-z0-9]/g, '');
  const tone = useTheme();
  return (
    <Suspense fallback={null}>
      <Drawing kind={kind} tone={tone} uid={uid} />
    </Suspense>
  );
}
