import type { NotificationGroup } from '@liora/domain/rules/notifications';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { CheckCheck, Settings } from 'lucide-react';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { iconButtonClass } from '../../../ui/iconButtonClass.ts';
import { MorePages } from '../../../ui/MorePages.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { NextDate } from '../../invitations/dates/NextDate.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { GroupChips } from '../list/GroupChips.tsx';
import { NotificationList } from '../list/NotificationList.tsx';
import { ROW } from '../list/NotificationRow.tsx';
import { partnerName } from '../list/notificationGroups.rules.ts';
import { OpenedNotice } from '../list/OpenedNotice.tsx';
import { markAllRead } from '../notifications.actions.ts';
import { listOptions } from '../notifications.queries.ts';
import { notificationsText } from '../notifications.text.ts';

/** /notifications: what the bell leads to (RUL-41). */
export function NotificationsScreen() {
  const me = useMe();
  const back = useGoBack();
  return (
    <div className="page">
      <PageTitle>{notificationsText.title}</PageTitle>
      {me === null ? (
        <>
          <TopBar onBack={back} title={notificationsText.title} />
          <SignInForNotices />
        </>
      ) : (
        <Notifications enabled={me !== undefined} back={back} />
      )}
    </div>
  );
}

function Notifications({ enabled, back }: { enabled: boolean; back: () => void }) {
  const [group, setGroup] = useState<NotificationGroup>();
  const list = useInfiniteQuery({ ...listOptions(group), enabled });
  const start = useStartFailure();
  const desktop = useIsDesktop();
  const rows = list.data?.pages.flatMap((page) => page.notifications) ?? [];
  const [first] = list.data?.pages ?? [];
  const newest = first?.newest ?? null;
  const unread = useKnown(first?.unread ?? null);
  const partner = useKnown(partnerName(rows));
  const isUnread = rows.some(({ read }) => !read) || countOf(unread, group) > 0;
  return (
    <>
      <TopBar
        onBack={back}
        title={notificationsText.title}
        actions={
          <>
            {isUnread && newest !== null && <MarkAll newest={newest} group={group} />}
            <SettingsLink />
          </>
        }
      />
      <div className="grid pb-10 lg:grid-cols-[minmax(0,680px)_minmax(0,360px)] lg:items-start lg:gap-20">
        <div className="min-w-0 max-w-170">
          {enabled && <OpenedNotice />}
          <GroupChips chosen={group} onChoose={setGroup} unread={unread} partner={partner} />
          <QueryArea
            query={list}
            blocked={start}
            skeleton={<ListSkeleton />}
            failed={{
              title: notificationsText.loadFailed,
              retry: notificationsText.retry,
              art: <Vignette kind="error" />,
            }}
            staleClassName="pt-4"
          >
            {() => (
              <>
                <NotificationList rows={rows} group={group} partner={partner} />
                <MorePages list={list} label={notificationsText.showMore} />
              </>
            )}
          </QueryArea>
        </div>
        {enabled && desktop && <NextDate />}
      </div>
    </>
  );
}

/** The last that was known: while another group is asked for, and where it has no line of the partner's. */
function useKnown<Known>(found: Known | null): Known | null {
  const [known, setKnown] = useState(found);
  if (found !== null && found !== known) setKnown(found);
  return found ?? known;
}

const countOf = (
  unread: Record<NotificationGroup, number> | null,
  group: NotificationGroup | undefined,
): number => {
  if (!unread) return 0;
  return group ? unread[group] : Object.values(unread).reduce((sum, count) => sum + count, 0);
};

function MarkAll({ newest, group }: { newest: string; group: NotificationGroup | undefined }) {
  const queries = useQueryClient();
  const mark = () => void markAllRead(queries, { newest, group });
  return (
    <>
      <Button variant="text" className="max-md:hidden!" onClick={mark}>
        {notificationsText.markAll}
      </Button>
      <IconButton label={notificationsText.markAll} className="md:hidden!" onClick={mark}>
        <CheckCheck />
      </IconButton>
    </>
  );
}

function SettingsLink() {
  return (
    <Link
      to="/profile/settings/$part"
      params={{ part: 'notifications' }}
      aria-label={notificationsText.settings}
      className={iconButtonClass(undefined, '-mr-[12px]')}
    >
      <Settings aria-hidden="true" />
    </Link>
  );
}

function SignInForNotices() {
  // With what a notice or a letter leads to.
  const next = useLocation({ select: ({ hash }) => `/notifications${hash && `#${hash}`}` });
  return (
    <SignInFirst
      title={notificationsText.signInTitle}
      text={notificationsText.signInText}
      label={notificationsText.signIn}
      next={next}
    />
  );
}

const SKELETON_ROWS = ['1', '2', '3', '4'];

function ListSkeleton() {
  return (
    <div className="mt-7">
      <Skeleton width={140} height={28} />
      {SKELETON_ROWS.map((row) => (
        <div key={row} className={ROW}>
          <Skeleton width={56} height={56} radius={14} />
          <Skeleton width="80%" height={20} />
        </div>
      ))}
    </div>
  );
}
