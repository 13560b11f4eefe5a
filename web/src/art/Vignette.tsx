import { useId } from 'react';
import { lazyPart } from '../lib/lazyPart.ts';
import { Region } from '../ui/Region.tsx';
import { useTheme } from '../ui/theme/useTheme.ts';
import type { VignetteKind } from './VignetteDrawing.tsx';

const Drawing = lazyPart(async () => (await import('./VignetteDrawing.tsx')).default);

/** The small picture of an empty, fruitless or broken state, by day or by night. Decorative. */
export function Vignette({ kind }: { kind: VignetteKind }) {
  const uid = useId().replace(/[^A-Za-z0-9]/g, '');
  const tone = useTheme();
  return (
    <Region>
      <Drawing kind={kind} tone={tone} uid={uid} />
    </Region>
  );
}
