import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { useMe } from '../features/accounts/accounts.hooks.ts';
import { useMembership } from '../features/membership/membership.hooks.ts';
import { SafetyDoneHost } from '../features/safety/SafetyDoneHost.tsx';
import { lazyPart } from '../lib/lazyPart.ts';
import { useFormat } from '../lib/ownFormat.ts';
import { Region } from '../ui/Region.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { Overlays } from './Overlays.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { useScrollToTop } from './shell/useScrollToTop.ts';

/** Screens with a frame of their own: no rail, no bar. */
const FRAMELESS = new Set([
  '/auth',
  '/auth/company',
  '/auth/link',
  '/reset-password',
  '/verify',
  '/confirm-email',
  '/take-back-email',
  '/us/check-in',
]);
/** A partner's link and the question that it leads to; an invitation; a shared memory. */
const FRAMELESS_LINK = /^\/(liora[/-])?(link|invite|shared-memory)\b/;

/** What also somebody reads who is suspended: the ways in, what holds here, and where to ask. */
const EVEN_SUSPENDED =
  /^\/(auth|reset-password|verify|confirm-email|take-back-email|account-deleted|privacy|terms|support)/;
const SuspendedPart = lazyPart(
  async () => (await import('../features/safety/decision/SuspendedPart.tsx')).SuspendedPart,
);

/** The frame of every screen, and the dialogs that may lie over it. */
export function Root() {
  const { pathname: ahead, state } = useLocation();
  // Of what is on screen: until the next screen is there the address is ahead of it.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname }) ?? ahead;
  const me = useMe();
  useMembership();
  useFormat();
  useScrollToTop(pathname, me === undefined ? undefined : (me?.user_id ?? null));
  const page = (
    // What the screens themselves hold goes with the person.
    <Fragment key={usePeopleGone(me?.user_id)}>
      <Outlet />
      <Overlays />
      <SafetyDoneHost />
      <Toaster />
    </Fragment>
  );
  if (me?.suspended && !EVEN_SUSPENDED.test(pathname))
    return (
      <main id="main">
        <Region>
          <SuspendedPart />
        </Region>
        <Toaster />
      </main>
    );
  const isAlone = FRAMELESS.has(pathname) || FRAMELESS_LINK.test(pathname) || state.invitation !== undefined;
  if (isAlone) return <main id="main">{page}</main>;
  return <AppShell>{page}</AppShell>;
}

/** How many people have left this page since it was opened; `userId` is undefined for a visitor and while nobody knows. */
function usePeopleGone(userId: string | undefined): number {
  const [seen, setSeen] = useState({ userId, gone: 0 });
  if (userId !== seen.userId) setSeen({ userId, gone: seen.gone + (seen.userId ? 1 : 0) });
  return seen.gone;
}
