import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ExploreScreen } from '../../features/explore/screens/ExploreScreen.tsx';

const InvitationView = lazy(async () => {
  const { InvitationView } = await import('../../features/invitations/respond/InvitationView.tsx');
  return { default: InvitationView };
});

/** The main screen; in the app an invitation that was opened by its link lies on it, without its code in the address (RUL-34). */
export function HomeScreen() {
  const invitation = useLocation({ select: ({ state }) => state.invitation });
  if (invitation === undefined) return <ExploreScreen />;
  return (
    <Suspense fallback={null}>
      <InvitationView code={invitation} />
    </Suspense>
  );
}
