import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { PlanLink } from '../../plans/components/PlanLink.tsx';
import { detailWords, nameOf, occasionWords } from '../itemWords.rules.ts';
import { ItemCover } from './ItemCover.tsx';
import { SHORT_ROW, WHOLE_ROW } from './rowLook.data.ts';
import { type Face, Wishes } from './Wishes.tsx';

export interface BucketRowProps {
  item: BucketItem;
  me: Face;
  partner: Face | null;
  /** Whether wishes can be changed. */
  canWish: boolean;
  /** Its menu; without one the row is as short as on the screen of the two. */
  menu?: ReactNode;
}

/** One thing on the list: what it is, when it may be done, and how much the two wish for it. */
export function BucketRow({ item, me, partner, canWish, menu }: BucketRowProps) {
  const when = occasionWords(item, useNow());
  const details = menu ? detailWords(item, partner?.username ?? null) : '';
  return (
    <div className={menu ? WHOLE_ROW : SHORT_ROW}>
      <ItemCover item={item} />
      <div className="min-w-0">
        <p className={menu ? 'text-label font-semibold wrap-anywhere' : 'truncate text-label font-semibold'}>
          <NameLink item={item} />
        </p>
        {when && (
          <p className={when.fits ? 'text-caption font-semibold text-olive-ink' : 'text-caption text-ink-2'}>
            {when.text}
          </p>
        )}
        {details && <p className="text-caption text-ink-2 wrap-anywhere">{details}</p>}
      </div>
      <Wishes item={item} me={me} partner={partner} still={!canWish || item.done_on !== null} />
      {menu}
      {menu && item.note && (
        <p className="col-[2/-1] text-small wrap-anywhere whitespace-pre-line text-ink-2">{item.note}</p>
      )}
    </div>
  );
}

function NameLink({ item }: { item: BucketItem }) {
  const { subject } = item;
  const name = nameOf(item);
  if (subject.kind === 'place')
    return (
      <Link to="/place/$id" params={{ id: subject.place.id }} className="hover:underline">
        {name}
      </Link>
    );
  if (subject.kind === 'plan')
    return (
      <PlanLink id={subject.plan.id} className="hover:underline">
        {name}
      </PlanLink>
    );
  return name;
}
