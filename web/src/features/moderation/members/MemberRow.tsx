import type { MemberCard } from '@liora/domain/contract/moderation';
import { formatDate } from '@liora/domain/i18n/format';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../ui/Avatar.tsx';
import { useRowLink } from '../work/useRowLink.ts';
import { MemberBadges } from './MemberRead.tsx';
import { membersText } from './members.text.ts';

/** One member: name, since when, and what stands out. */
export function MemberRow({ member, current }: { member: MemberCard; current: boolean }) {
  const link = useRowLink(current);
  const { user_id, username, profile_photo_url, created_at } = member;
  return (
    <li>
      <Link to="/admin/members" search={{ member: user_id }} {...link}>
        <Avatar name={username} photo={profile_photo_url} size={64} decorative />
        <span className="min-w-0">
          <span className="block text-label font-semibold wrap-anywhere">{username}</span>
          <span className="block text-small text-ink-2">
            {membersText.since(formatDate(new Date(created_at), { dateStyle: 'medium' }))}
          </span>
          <span className="mt-1.5 flex flex-wrap gap-2">
            <MemberBadges member={member} />
          </span>
        </span>
      </Link>
    </li>
  );
}
