import type { ModerationItem } from '@liora/domain/contract/safety';
import { Link } from '@tanstack/react-router';
import { Image, MapPin, Route, Star, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { PhotoPicture } from '../../photos/PhotoPicture.tsx';
import { reasonWords } from '../../safety/reportWords.rules.ts';
import { moderationText } from '../moderation.text.ts';
import type { ContentKind } from '../moderationSearch.rules.ts';
import { RowHead } from '../work/RowHead.tsx';
import { RowSign } from '../work/RowSign.tsx';
import { useRowLink } from '../work/useRowLink.ts';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { itemKey } from './queueItems.rules.ts';
import { answerDue } from './reportAge.rules.ts';

const ICONS: Record<ContentKind, ReactNode> = {
  plan: <Route />,
  pin: <MapPin />,
  review: <Star />,
  photo: <Image />,
  profile: <User />,
};

interface QueueRowProps {
  item: ModerationItem;
  current: boolean;
  /** Who else has it open. */
  openTo: readonly string[];
  /** What is listed stays so. */
  kind: ContentKind | undefined;
}

/** One thing of the queue: what it is, whose, why it was reported and how long it has waited. */
export function QueueRow({ item, current, openTo, kind }: QueueRowProps) {
  const link = useRowLink(current);
  const now = useNow();
  const late = item.opened_at !== null && answerDue(item.opened_at, now).late;
  const last = item.reports.findLast(({ decision }) => decision === null) ?? item.reports.at(-1);
  return (
    <li>
      <Link to="/admin" search={{ kind, item: itemKey(item) }} {...link}>
        <ItemFace item={item} />
        <span className="min-w-0">
          <RowHead title={item.title} since={item.opened_at} late={late} />
          <span className="mt-0.5 block truncate text-small text-ink-2">{byWords(item)}</span>
          <OpenElsewhere names={openTo} />
          <span className="mt-2 flex flex-wrap gap-1.5">
            {item.objection && <Badge kind="warn">{moderationText.objection}</Badge>}
            {last && <Badge kind="bad">{reasonWords(item.content_type, last.reason)}</Badge>}
            {item.report_count > 1 && (
              <Badge kind="soft">{moderationText.reportCount(item.report_count)}</Badge>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

const byWords = ({ content_type, author }: ModerationItem): string =>
  moderationText.kindBy[content_type](author?.username ?? moderationText.somebody);

/** What it shows; of things without a picture a sign of what they are. */
function ItemFace({ item: { content_type, photos, author } }: { item: ModerationItem }) {
  const [photo] = photos;
  if (photo) return <PhotoPicture photo={photo} alt="" sizes="64px" className="size-16 rounded-[14px]" />;
  if (content_type === 'profile' && author)
    return <Avatar name={author.username} photo={author.profile_photo_url} size={64} decorative />;
  return <RowSign>{ICONS[content_type]}</RowSign>;
}
