import { formatDate } from '@liora/domain/i18n/format';
import '../dialog/safety.css';
import type { BlockedUser } from '@liora/domain/contract/safety';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { blockedOptions } from '../safety.queries.ts';
import { safetyText } from '../safety.text.ts';
import { useUnblock } from './useUnblock.ts';

const SKELETON_ROWS = ['1', '2', '3', '4'];

/** Whom this person has blocked, newest first, with the way back (MOD-28). */
export function BlockedList({ userId }: { userId: string }) {
  const query = useInfiniteQuery(blockedOptions(userId));
  const list = useRef<HTMLUListElement>(null);
  const users = query.data?.pages.flatMap((page) => page.users) ?? [];
  return (
    <QueryArea
      query={query}
      skeleton={<BlockedSkeleton />}
      failed={{
        title: safetyText.listFailed,
        retry: safetyText.retry,
        art: <Vignette kind="error" />,
      }}
    >
      {() => (
        <>
          {users.length === 0 && !query.hasNextPage && <Nobody />}
          {/* Takes the focus of a row that leaves it. */}
          <ul ref={list} className="lines outline-none" tabIndex={-1}>
            {users.map((user) => (
              <BlockedRow key={user.user_id} user={user} onUnblocked={() => list.current?.focus()} />
            ))}
          </ul>
          <MorePages list={query} label={safetyText.more} />
        </>
      )}
    </QueryArea>
  );
}

function BlockedRow({ user, onUnblocked }: { user: BlockedUser; onUnblocked: () => void }) {
  const { unblock, busy } = useUnblock(onUnblocked);
  const date = formatDate(new Date(user.blocked_at), { dateStyle: 'long' });
  return (
    <li className="blocked-row">
      <Avatar name={user.username} photo={user.profile_photo_url} size={44} decorative />
      <div className="min-w-0 flex-1">
        <p className="text-label font-semibold truncate">{user.username}</p>
        <p className="text-caption text-ink-2">
          <time dateTime={user.blocked_at}>{safetyText.blockedOn(date)}</time>
        </p>
      </div>
      <Button
        variant="line"
        size="sm"
        busy={busy}
        aria-label={safetyText.unblockNamed(user.username)}
        onClick={() => unblock(user)}
      >
        {safetyText.unblock}
      </Button>
    </li>
  );
}

function Nobody() {
  return (
    <EmptyState art={<Vignette kind="empty" />} title={safetyText.nobodyTitle} text={safetyText.nobodyText} />
  );
}

function BlockedSkeleton() {
  return SKELETON_ROWS.map((row) => (
    <div key={row} className="blocked-row">
      <Skeleton width={44} height={44} radius="50%" />
      <Skeleton width={160} height={18} />
    </div>
  ));
}
