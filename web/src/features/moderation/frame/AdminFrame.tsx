import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  ChartNoAxesColumn,
  Copy,
  Flag,
  History,
  LogOut,
  MapPin,
  MapPinOff,
  MessageSquareWarning,
  Route,
  ScrollText,
  TextSearch,
  Upload,
  Users,
} from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { ownFrames } from '../../../ui/ownFrame.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { addressesText } from '../addresses/addresses.text.ts';
import { importsText } from '../import/imports.text.ts';
import { queueOptions } from '../moderation.queries.ts';
import { moderationText } from '../moderation.text.ts';
import { wordsText } from '../words/words.text.ts';
import { AdminMenu } from './AdminMenu.tsx';
import type { AdminPart } from './adminPart.types.ts';
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
        <AdminMenu part={part} />
      </header>
      <nav className={styles.nav} aria-label={moderationText.nav}>
        <p className="serif mb-7 flex items-center gap-3 px-3 text-[1.375rem]">
          <Mark size={30} />
          {moderationText.brand}
        </p>
        <Places part={part} />
        <Link to="/explore" className={classNames(styles.link, 'mt-auto')}>
          <LogOut aria-hidden="true" />
          {moderationText.leave}
        </Link>
      </nav>
      <div className={styles.work}>{children}</div>
    </div>
  );
}

function Places({ part }: { part: AdminPart }) {
  const current = (one: AdminPart) => {
    const props = { 'aria-current': one === part ? ('page' as const) : undefined };
    // '/admin' leads to all of them: the router would mark it with each.
    const activeOptions = { exact: true, includeSearch: true };
    return { activeProps: props, inactiveProps: props, activeOptions, className: styles.link };
  };
  return (
    <>
      <Link to="/admin" {...current('reports')}>
        <Flag aria-hidden="true" />
        {moderationText.reports}
        <OpenCount />
      </Link>
      <Link to="/admin" search={{ tab: 'decisions' }} {...current('decisions')}>
        <History aria-hidden="true" />
        {moderationText.decisions}
      </Link>
      <Link to="/admin" search={{ tab: 'plans' }} {...current('plans')}>
        <Route aria-hidden="true" />
        {moderationText.plans}
      </Link>
      <Link to="/admin/places" search={{ tab: 'all' }} {...current('allPlaces')}>
        <MapPin aria-hidden="true" />
        {moderationText.allPlaces}
      </Link>
      <Link to="/admin/places" {...current('places')}>
        <MessageSquareWarning aria-hidden="true" />
        {moderationText.places}
      </Link>
      <Link to="/admin/places" search={{ tab: 'duplicates' }} {...current('duplicates')}>
        <Copy aria-hidden="true" />
        {moderationText.duplicates}
      </Link>
      <Link to="/admin/places" search={{ tab: 'addresses' }} {...current('addresses')}>
        <MapPinOff aria-hidden="true" />
        {addressesText.title}
      </Link>
      <Link to="/admin/places" search={{ tab: 'words' }} {...current('words')}>
        <TextSearch aria-hidden="true" />
        {wordsText.title}
      </Link>
      <Link to="/admin/places" search={{ tab: 'imports' }} {...current('imports')}>
        <Upload aria-hidden="true" />
        {importsText.title}
      </Link>
      <Link to="/admin/members" {...current('members')}>
        <Users aria-hidden="true" />
        {moderationText.members}
      </Link>
      <Link to="/admin/activity" {...current('activity')}>
        <ChartNoAxesColumn aria-hidden="true" />
        {moderationText.activity}
      </Link>
      <Link to="/admin/audit" {...current('audit')}>
        <ScrollText aria-hidden="true" />
        {moderationText.audit}
      </Link>
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
