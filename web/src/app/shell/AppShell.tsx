import { useSelector } from '@tanstack/react-store';
import type { ReactNode } from 'react';
import { dockCount } from '../../ui/dockCount.ts';
import { NativeBanners } from './NativeBanners.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Rail } from './Rail.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { shellText } from './shell.text.ts';
import { TabBar } from './TabBar.tsx';

export interface AppShellProps {
  /** Detail pages without a dock leave out the tab bar, too; a page with a Dock does so by itself. */
  hideTabBar?: boolean;
  children: ReactNode;
}

/** Bar on phones, rail from 768 px, and the one `main` between them. */
export function AppShell({ hideTabBar = false, children }: AppShellProps) {
  const docks = useSelector(dockCount);
  const barHidden = hideTabBar || docks > 0;
  return (
    <div className="app">
      <a className="skip-link" href="#main">
        {shellText.skip}
      </a>
      <Rail />
      <div className="min-w-0">
        <OfflineBanner />
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
