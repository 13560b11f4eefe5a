import './curators.css';
import type { TopCurator } from '@liora/domain/contract/plans';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { planCardsText } from '../../plans/planCards.text.ts';
import { exploreText } from '../explore.text.ts';
import { Section } from './Section.tsx';

/** The ten people whose plans are liked most, each a way to their plans (PLAN-35). */
export default function CuratorRow({ curators }: { curators: readonly TopCurator[] }) {
  return (
    <Section title={exploreText.curators}>
      <ul className="card-row curator-row">
        {curators.map((curator) => (
          <li key={curator.user_id}>
            <Curator curator={curator} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Curator({ curator }: { curator: TopCurator }) {
  const { user_id, username, profile_photo_url, total_date_plans, total_likes, membership_tier } = curator;
  return (
    <Link to="/curated-plans" search={{ by: user_id }} className="curator">
      <Avatar name={username} photo={profile_photo_url} size={56} decorative />
      <span className="grid min-w-0 justify-items-start">
        <span className="max-w-full truncate text-label font-semibold">{username}</span>
        <span className="text-caption text-ink-2 tabular-nums">
          {exploreText.plansAndLikes(total_date_plans, total_likes)}
        </span>
        {membership_tier === 'prive' && (
          <Badge kind="prive" className="mt-1">
            {planCardsText.prive}
          </Badge>
        )}
      </span>
    </Link>
  );
}
