import { useSelector } from '@tanstack/react-store';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useOnline } from '../../lib/useOnline.ts';
import { waitingCounts } from '../../lib/writeThrough.ts';
import { Region } from '../../ui/Region.tsx';

const OutboxNotice = lazyPart(
  async () => (await import('../../features/offline/outbox/OutboxNotice.tsx')).OutboxNotice,
);

/** What waits for a connection while there is none, and what could not be sent with one; else no code of it is fetched. */
export function WaitingBanner() {
  const { waiting, refused } = useSelector(waitingCounts);
  const online = useOnline();
  if (refused === 0 && (online || waiting === 0)) return null;
  return (
    <Region>
      <OutboxNotice waiting={waiting} refused={refused} />
    </Region>
  );
}
