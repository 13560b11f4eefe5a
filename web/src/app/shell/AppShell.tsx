import { useSelector } from '@tanstack/react-store';
import type { ReactNode } from 'react';
import { dockCount } from '../../ui/dockCount.ts';
import { ownFrames } from '../../ui/ownFrame.ts';
import { NativeBanners } from './NativeBanners.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Rail } from './Rail.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { shellText } from './shell.text.ts';
import { TabBar } from './TabBar.tsx';
import { WaitingBanner } from './WaitingBanner.tsx';

export interface AppShellProps {
  /** Detail pages without a dock leave out the tab bar, too; a page with a Dock does so by itself. */
  hideTabBar?: boolean;
  children: ReactNode;
}

/** Bar on phones, rail from 768 px, and the one `main` between them. */
export function AppShell({ hideTabBar = false, children }: AppShellProps) {
  const docks = useSelector(dockCount);
  const own = useSelector(ownFrames) > 0;
  const barHidden = hideTabBar || docks > 0 || own;
  return (
    <div className="app" data-frame={own ? 'own' : undefined}>
      <a className="skip-link" href="#main">
        {shellText.skip}
      </a>
      {!own && <Rail />}
      <div className="min-w-0">
        <OfflineBanner />
        <WaitingBanner />
        <NativeBanners />
        <main id="main" className="app-main" tabIndex={-1} data-bar={barHidden ? 'hidden' : 'shown'}>
          {children}
        </main>
      </div>
      {!barHidden && <TabBar />}
      <Shortcuts />
    </div>
  );
}
