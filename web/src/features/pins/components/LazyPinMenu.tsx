import { useHydrated } from '../../../lib/firstRender.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Region } from '../../../ui/Region.tsx';

const PinMenu = lazyPart(async () => (await import('./PinMenu.tsx')).PinMenu);

interface LazyPinMenuProps {
  pin: { id: string; is_own: boolean } | null;
  title: string;
  variant?: 'plain' | 'float' | undefined;
  onGone?: () => void;
}

/** The menu of a pin on cards and its page: few of them are pins, so that its code comes with the first that is. */
export function LazyPinMenu({ pin, title, variant = 'plain', onGone }: LazyPinMenuProps) {
  const hydrated = useHydrated();
  if (!pin || !hydrated) return null;
  return (
    <Region broken={null}>
      <PinMenu pin={pin} title={title} variant={variant} {...(onGone && { onGone })} />
    </Region>
  );
}
