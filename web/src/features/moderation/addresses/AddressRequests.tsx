import { useInfiniteQuery } from '@tanstack/react-query';
import { MorePages } from '../../../ui/MorePages.tsx';
import styles from '../frame/frame.module.css';
import { moderationText } from '../moderation.text.ts';
import { AddressRow } from './AddressRow.tsx';
import { unplacedOptions } from './addresses.queries.ts';
import { addressesText } from './addresses.text.ts';

/**
 * Below what waits: pins that lack their point, each leading to where it gets one. They may wait longer than anything that
 * somebody reported; where they cannot be listed their own list says so.
 */
export function AddressRequests() {
  const list = useInfiniteQuery(unplacedOptions());
  const pins = list.data?.pages.flatMap((page) => page.pins) ?? [];
  if (pins.length === 0) return null;
  return (
    <section aria-label={addressesText.title} className="mt-6">
      <h2 className="t3">{addressesText.title}</h2>
      <ul className={styles.rows}>
        {pins.map((pin) => (
          <AddressRow key={pin.id} pin={pin} current={false} />
        ))}
      </ul>
      <MorePages list={list} label={moderationText.showMore} />
    </section>
  );
}
