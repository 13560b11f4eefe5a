import { useHydrated } from '../../../lib/firstRender.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Region } from '../../../ui/Region.tsx';

const OwnPinButtons = lazyPart(async () => (await import('./OwnPinButtons.tsx')).OwnPinButtons);

interface LazyOwnPinButtonsProps {
  id: string;
  title: string;
  onGone: () => void;
}

/** Few pages of places are those of one's own pins: the code of what they have besides comes when it is one. */
export function LazyOwnPinButtons({ id, title, onGone }: LazyOwnPinButtonsProps) {
  if (!useHydrated()) return null;
  return (
    <Region broken={null}>
      <OwnPinButtons id={id} title={title} onGone={onGone} />
    </Region>
  );
}
