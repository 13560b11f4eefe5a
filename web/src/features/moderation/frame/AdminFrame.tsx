import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History, LogOut } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { ownFrames } from '../../../ui/ownFrame.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { RecentChangesButton } from '../../platform/recentChanges/RecentChangesButton.tsx';
import { recentChangesText } from '../../platform/recentChanges/recentChanges.text.ts';
import { useRecentChangesDialog } from '../../platform/recentChanges/recentChangesDialog.hooks.tsx';
import { useRecentChanges } from '../../platform/recentChanges/useRecentChanges.ts';
import { queueOptions } from '../moderation.queries.ts';
import { moderationText } from '../moderation.text.ts';
import { AdminMenu } from './AdminMenu.tsx';
import { ADMIN_PLACES, type AdminPart } from './adminPlaces.data.ts';
import styles from './frame.module.css';

interface AdminFrameProps {
  part: AdminPart;
  children: ReactNode;
}

/** The frame of the moderators' screens: their own places at the left, and the way out; on phones a menu. */
export function AdminFrame({ part, children }: AdminFrameProps) {
  useLayoutEffect(() => {
    ownFrames.setState((frames) => frames + 1);
    return () => ownFrames.setState((frames) => frames - 1);
  }, []);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <Mark size={30} />
        <span className="flex-1 font-semibold">{moderationText.brand}</span>
        <RecentChangesButton />
        <AdminMenu part={part} />
      </header>
      <nav className={styles.nav} aria-label={moderationText.nav}>
        <p className="serif mb-7 flex items-center gap-3 px-3 text-[1.375rem]">
          <Mark size={30} />
          {moderationText.brand}
        </p>
        <Places part={part} />
        <div className="mt-auto">
          <RecentChanges />
          <Link to="/explore" className={styles.link}>
            <LogOut aria-hidden="true" />
            {moderationText.leave}
          </Link>
        </div>
      </nav>
      <div className={styles.work}>{children}</div>
    </div>
  );
}

function Places({ part: current }: { part: AdminPart }) {
  return ADMIN_PLACES.map(({ part, icon: Icon, label, link }) => {
    const props = { 'aria-current': part === current ? ('page' as const) : undefined };
    return (
      <Link
        key={part}
        {...link}
        // '/admin' leads to all of them: the router would mark it with each.
        activeOptions={{ exact: true, includeSearch: true }}
        activeProps={props}
        inactiveProps={props}
        className={styles.link}
      >
        <Icon aria-hidden="true" />
        {label()}
        {part === 'reports' && <OpenCount />}
      </Link>
    );
  });
}

/** What was decided in this tab and can still be taken back, also after its message has gone. */
function RecentChanges() {
  const { length } = useRecentChanges();
  const { show, open, dialog } = useRecentChangesDialog();
  return (
    <>
      {/* The last one that is taken back must not take away the dialog, nor what gets the focus after it. */}
      {(length > 0 || open) && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={classNames(styles.link, 'w-full')}
          onClick={show}
        >
          <History aria-hidden="true" />
          {recentChangesText.count(length)}
        </button>
      )}
      {dialog}
    </>
  );
}

function OpenCount() {
  const open = useInfiniteQuery(queueOptions()).data?.pages[0]?.open;
  if (!open) return null;
  return (
    <>
      <span aria-hidden="true" className="ms-auto text-small tabular-nums">
        {open}
      </span>
      <VisuallyHidden>{moderationText.waiting(open)}</VisuallyHidden>
    </>
  );
}
