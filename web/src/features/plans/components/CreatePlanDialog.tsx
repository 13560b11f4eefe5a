import '../create/create.css';
import type { PlanDetails } from '@liora/domain/contract/plans';
import { useCanGoBack, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { planMask, useCloseOverlay, withOverlay } from '../../../lib/overlays.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { EditPlan } from '../create/EditPlan.tsx';
import { NewPlan } from '../create/NewPlan.tsx';

/** Creates a plan, or edits the own plan `editId`, or makes an own one of somebody else's `editId`. Visitors go and sign in first, and come back to it. */
export function CreatePlanDialog({ editId }: { editId: string | null }) {
  const me = useMe();
  const close = useCloseOverlay();
  const canGoBack = useCanGoBack();
  const openStored = useOpenStored();
  const { with: beginWith } = useSearch({ from: '__root__' });
  useSignInFirst(me === null);
  if (!me) return null;
  // An edit began at the plan itself: back is where it is shown.
  if (editId)
    return (
      <EditPlan
        me={me}
        planId={editId}
        onClose={close}
        onStored={canGoBack ? close : openStored}
        onCopied={openStored}
      />
    );
  return <NewPlan me={me} beginWith={beginWith} onClose={close} onStored={openStored} />;
}

/** Takes the place of the dialog in the history, so that Back does not open the form again. */
function useOpenStored() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return ({ id }: PlanDetails) => {
    const onItsPage = pathname === `/plan/${id}`;
    void navigate({
      to: '.',
      search: withOverlay(onItsPage ? {} : { plan: id }),
      mask: onItsPage ? undefined : planMask(id),
      replace: true,
      resetScroll: false,
    });
  };
}

/** The address changes under this very navigation, and the dialog may be mounted again on the way. */
function useSignInFirst(needed: boolean): void {
  const navigate = useNavigate();
  const { href, pathname } = useLocation();
  const go = needed && pathname !== '/auth';
  useEffect(() => {
    if (go) void navigate({ to: '/auth', search: { next: href }, replace: true });
  }, [go, navigate, href]);
}
