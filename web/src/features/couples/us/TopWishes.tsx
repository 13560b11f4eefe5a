import type { Me } from '@liora/domain/contract/accounts';
import type { Partner } from '@liora/domain/contract/couples';
import { BUCKET_TOP } from '@liora/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { useNow } from '../../../lib/clock.ts';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { topOptions } from '../../bucketLists/bucketLists.queries.ts';
import { bucketText } from '../../bucketLists/bucketLists.text.ts';
import { AddItem } from '../../bucketLists/components/AddItem.tsx';
import { BucketRow } from '../../bucketLists/components/BucketRow.tsx';
import { BucketSkeleton } from '../../bucketLists/components/BucketSkeleton.tsx';
import { MembersOnly } from '../../bucketLists/components/MembersOnly.tsx';
import { Progress } from '../../bucketLists/components/Progress.tsx';

interface TopWishesProps {
  me: Me;
  /** While the two share. */
  partner: Partner | null;
}

/** What the two wish for most, and how the year went so far. */
export function TopWishes({ me, partner }: TopWishesProps) {
  const id = useId();
  const query = useQuery(topOptions(useNow().getFullYear()));
  const overview = query.data?.overview;
  const total = overview ? overview.open + overview.done : 0;
  return (
    <section aria-labelledby={id}>
      <div className="mt-9 mb-3.5 flex items-center justify-between gap-3 md:mt-11 md:mb-4.5">
        <h2 id={id} className="t2">
          {bucketText.title}
        </h2>
        {total > 0 && (
          <Link to="/us/bucket-list" aria-label={bucketText.allLabel(total)} className="more-link -my-2.5">
            {bucketText.all(total)}
          </Link>
        )}
      </div>
      <QueryArea
        query={query}
        skeleton={<BucketSkeleton rows={BUCKET_TOP} />}
        failed={{
          title: bucketText.loadFailed,
          retry: bucketText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {({ items }) => (
          <>
            {total > 0 && overview && <Progress done={overview.done} total={total} />}
            <ul className="lines mt-1.5">
              {items.map((item) => (
                <li key={item.id}>
                  <BucketRow item={item} me={me} partner={partner} canWish={me.member} />
                </li>
              ))}
            </ul>
            {items.length === 0 &&
              (me.member ? (
                <div className="grid justify-items-start gap-4">
                  <p className="text-ink-2">{partner ? bucketText.lead : bucketText.ownLead}</p>
                  <AddItem partnerName={partner?.username ?? null} variant="quiet" />
                </div>
              ) : (
                total === 0 && <MembersOnly />
              ))}
          </>
        )}
      </QueryArea>
    </section>
  );
}
