import { lazy, Suspense, useId } from 'react';

const Drawing = lazy(() => import('./DoorAjarDrawing.tsx'));

/** The door ajar of Privé, drawn for the slot's size in px. Decorative. */
export function DoorAjarArt({ width, height }: { width: number; height: number }) {
  const uid = useId().replace(/[^A-Za-z0-9]/g, '');
  return (
    <Suspense fallback={null}>
      <Drawing width={width} height={height} uid={uid} />
    </Suspense>
  );
}
