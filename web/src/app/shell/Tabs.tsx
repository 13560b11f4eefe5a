import { Link, useLocation } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { useMe } from '../../features/accounts/accounts.hooks.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { Region } from '../../ui/Region.tsx';
import { currentTab } from './currentTab.ts';
import { destinations } from './destinations.ts';
import { tabSearch } from './tabSearch.ts';

const UnreadMark = lazyPart(
  async () => (await import('../../features/notifications/bell/UnreadMark.tsx')).UnreadMark,
);

/** The five links, shared by the tab bar and the rail. */
export function Tabs() {
  const tab = currentTab(useLocation({ select: (location) => location.pathname }));
  const me = useMe();
  const searches = useSelector(tabSearch);
  return destinations.map(({ id, path, label, icon: Icon }) => {
    // The router's own idea of "active" is switched off: pages beneath a tab keep it current, too.
    const current = tab?.id === id ? tab.current : undefined;
    const props = { 'aria-current': current } as const;
    return (
      <Link
        key={id}
        to={path}
        search={current ? {} : searches[id]}
        className="tab"
        activeProps={props}
        inactiveProps={props}
      >
        <Icon />
        <span>{label()}</span>
        {/* The bell stands on the page of the first one. */}
        {id === 'explore' && current !== 'page' && me && (
          <Region>
            <UnreadMark />
          </Region>
        )}
      </Link>
    );
  });
}
