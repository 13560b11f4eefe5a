import { useId } from 'react';
import { lazyPart } from '../lib/lazyPart.ts';
import { Region } from '../ui/Region.tsx';

const Drawing = lazyPart(async () => (await import('./DoorAjarDrawing.tsx')).default);

/** The door ajar of Privé, drawn for the slot's size in px. Decorative. */
export function DoorAjarArt({ width, height }: { width: number; height: number }) {
  const uid = useId().replace(/[^A-Za-z0-9]/g, '');
  return (
    <Region>
      <Drawing width={width} height={height} uid={uid} />
    </Region>
  );
}
