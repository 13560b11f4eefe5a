import { readerZone } from '@liora/domain/i18n/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarHeart, ChevronRight } from 'lucide-react';
import { useNow } from '../../../lib/clock.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHeldLoading } from '../../../ui/useHeldLoading.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { longDay, todayIn } from '../evenings.rules.ts';
import { eveningsOptions } from '../freeEvenings.queries.ts';
import { freeEveningsText } from '../freeEvenings.text.ts';

/** For the screen of the two: the way to the calendar, with the next evening that they share. */
export function FreeEveningsCard() {
  const me = useMe();
  const { data, isLoading } = useQuery({ ...eveningsOptions(), enabled: Boolean(me) });
  const held = useHeldLoading(isLoading);
  const today = todayIn(useNow(), readerZone());
  if (held) return <Skeleton height={64} radius="var(--radius-card)" />;
  if (!data?.shares) return null;
  const next = data.both.find((evening) => evening >= today);
  const { card } = freeEveningsText;
  return (
    <Link
      to="/us/free-evenings"
      className="flex min-h-16 items-center gap-3.5 rounded-card bg-surface px-4 py-3.5 shadow-[0_0_0_1px_var(--line)]"
    >
      <CalendarHeart aria-hidden="true" className="size-6 flex-none text-coral-ink" />
      <span className="min-w-0 flex-1">
        <span className="block text-label font-semibold">{freeEveningsText.title}</span>
        <span className="block text-small text-ink-2">{next ? card.next(longDay(next)) : card.lead}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-2" />
    </Link>
  );
}
