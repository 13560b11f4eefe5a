import { DoorAjarArt } from '../../../art/DoorAjarArt.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';

/** The door ajar: above the words on phones, beside them on desktop. */
export function PriveArt() {
  const desktop = useIsDesktop();
  return (
    <div className="prive-art" aria-hidden="true">
      <div className="cover-art">
        {desktop ? <DoorAjarArt width={440} height={640} /> : <DoorAjarArt width={390} height={304} />}
      </div>
    </div>
  );
}
