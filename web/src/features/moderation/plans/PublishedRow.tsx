import type { PublishedThing } from '@liora/domain/contract/safety';
import { formatDate } from '@liora/domain/i18n/format';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../ui/Badge.tsx';
import { moderationText } from '../moderation.text.ts';
import { itemKey } from '../queue/queueItems.rules.ts';
import { useRowLink } from '../work/useRowLink.ts';
import { PublishedCover } from './PublishedCover.tsx';
import { publishedText } from './published.text.ts';

/** One plan or pin: title, whose, since when, and whether it is out of sight. */
export function PublishedRow({ thing, current }: { thing: PublishedThing; current: boolean }) {
  const link = useRowLink(current);
  const { cover, title, author, created_at, is_hidden, is_reported } = thing;
  return (
    <li>
      <Link to="/admin" search={{ tab: 'plans', item: itemKey(thing) }} {...link}>
        <PublishedCover cover={cover} />
        <span className="min-w-0">
          <span className="line-clamp-2 text-label font-semibold wrap-anywhere">{title}</span>
          <span className="mt-0.5 block truncate text-small text-ink-2">
            {publishedText.by(author.username, formatDate(new Date(created_at), { dateStyle: 'medium' }))}
          </span>
          {(is_hidden || is_reported) && (
            <span className="mt-2 flex flex-wrap gap-1.5">
              {is_hidden && <Badge kind="warn">{moderationText.hidden}</Badge>}
              {is_reported && <Badge kind="warn">{moderationText.reported}</Badge>}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
