import { Link } from '@tanstack/react-router';
import { LifeBuoy } from 'lucide-react';
import { useMe } from '../../features/accounts/accounts.hooks.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { iconButtonClass } from '../../ui/iconButtonClass.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Region } from '../../ui/Region.tsx';
import { shellText } from './shell.text.ts';
import { Tabs } from './Tabs.tsx';

const RecentChangesButton = lazyPart(
  async () =>
    (await import('../../features/platform/recentChanges/RecentChangesButton.tsx')).RecentChangesButton,
);

/** Desktop: the same five destinations at the left, and help below them. */
export function Rail() {
  const me = useMe();
  return (
    <nav className="rail" aria-label={shellText.main}>
      <Link
        to="/explore"
        className="rail-logo"
        aria-label={shellText.home}
        activeProps={{ 'aria-current': undefined }}
      >
        <Mark size={36} />
      </Link>
      <Tabs />
      <div className="rail-foot">
        {me && (
          <Region>
            <RecentChangesButton />
          </Region>
        )}
        <Link to="/support" className={iconButtonClass()} aria-label={shellText.support}>
          <LifeBuoy aria-hidden="true" />
        </Link>
      </div>
    </nav>
  );
}
