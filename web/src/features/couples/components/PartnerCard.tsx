import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Heart } from 'lucide-react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { linkQuery } from '../couples.queries.ts';
import { couplesText } from '../couples.text.ts';

/** As high as the card: what is below it stays under the finger when it comes. */
const HEIGHT_PX = 64;

/** On the own profile: the partner, or the way to one. Says nothing until it is known, and nothing when it cannot be. */
export function PartnerCard() {
  const { data, isError } = useQuery(linkQuery());
  if (!data && isError) return null;
  if (!data) return <Skeleton height={HEIGHT_PX} radius="var(--radius-card)" className="mt-3" />;
  const { partner } = data;
  return (
    <Link
      {...(partner ? { to: '/us' } : { to: '/profile/settings/$part', params: { part: 'partner' } })}
      className="mt-3 flex min-h-16 items-center gap-3.5 rounded-card bg-surface px-4 py-3 shadow-[0_0_0_1px_var(--line)]"
    >
      {partner ? (
        <Avatar name={partner.username} photo={partner.profile_photo_url} size={40} decorative />
      ) : (
        <Heart aria-hidden="true" className="size-5 text-coral-ink" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block text-label font-semibold break-words">
          {partner ? partner.username : couplesText.cardNone}
        </span>
        <span className="block text-small text-ink-2">
          {partner ? couplesText.yourPartner : couplesText.cardNoneLead}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 text-ink-2" />
    </Link>
  );
}
