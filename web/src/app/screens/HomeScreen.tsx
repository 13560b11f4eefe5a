import { useLocation } from '@tanstack/react-router';
import { ExploreScreen } from '../../features/explore/screens/ExploreScreen.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';
import { Region } from '../../ui/Region.tsx';

const InvitationView = lazyPart(
  async () => (await import('../../features/invitations/respond/InvitationView.tsx')).InvitationView,
);

/** The main screen; in the app an invitation that was opened by its link lies on it, without its code in the address (RUL-34). */
export function HomeScreen() {
  const invitation = useLocation({ select: ({ state }) => state.invitation });
  if (invitation === undefined) return <ExploreScreen />;
  return (
    <Region inAddress>
      <InvitationView code={invitation} />
    </Region>
  );
}
