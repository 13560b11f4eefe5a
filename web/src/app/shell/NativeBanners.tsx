import { useHydrated } from '../../lib/firstRender.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { isNativeApp } from '../../lib/native/nativeSignals.ts';
import { Region } from '../../ui/Region.tsx';

const ShellNotices = lazyPart(
  async () => (await import('../../features/platform/shell/ShellNotices.tsx')).ShellNotices,
);

/** What is said in the native app alone; browsers fetch no code for it. */
export function NativeBanners() {
  const isInApp = useHydrated() && isNativeApp();
  return isInApp ? (
    <Region>
      <ShellNotices />
    </Region>
  ) : null;
}
