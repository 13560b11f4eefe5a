import type { ModerationItem } from '@liora/domain/contract/safety';
import { formatDate } from '@liora/domain/i18n/format';
import { useNow } from '../../../lib/clock.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { LongText } from '../../../ui/LongText.tsx';
import { PhotoStrip } from '../../photos/PhotoStrip.tsx';
import { PersonLink } from '../../profiles/components/PersonLink.tsx';
import { moderationText } from '../moderation.text.ts';
import { ItemParts } from './ItemParts.tsx';
import { answerDue } from './reportAge.rules.ts';

/** What became of it so far. */
export function ItemBadges({ item, similar }: { item: ModerationItem; similar: number }) {
  const { gone, is_hidden, is_reported, objection } = item;
  return (
    <>
      <Badge kind="soft">{moderationText.kind[item.content_type]}</Badge>
      <Badge kind="soft">{moderationText.reportCount(item.report_count)}</Badge>
      {objection && <Badge kind="warn">{moderationText.objection}</Badge>}
      {similar > 0 && <Badge kind="warn">{moderationText.similar(similar)}</Badge>}
      {gone && <Badge kind="soft">{moderationText.gone}</Badge>}
      {is_hidden && <Badge kind="warn">{moderationText.hidden}</Badge>}
      {is_reported && <Badge kind="warn">{moderationText.reported}</Badge>}
      {!gone && !is_hidden && !is_reported && <Badge kind="ok">{moderationText.shown}</Badge>}
    </>
  );
}

/** A reported thing as its readers saw it, and whose it is. */
export function ItemContent({ item }: { item: ModerationItem }) {
  const { title, text, photos, author } = item;
  const by = author ?? { user_id: '', username: moderationText.somebody, profile_photo_url: null };
  return (
    <div className="grid gap-5">
      <h2 className="t1 text-[2rem]/[1.15] wrap-anywhere md:text-[2.25rem]">{title}</h2>
      {photos.length > 0 && (
        <PhotoStrip shown={photos.map((photo) => ({ photo, author: by, isOwn: true }))} title={title} />
      )}
      {text ? (
        <LongText className="max-w-170">{text}</LongText>
      ) : (
        <p className="text-ink-2">{moderationText.noText}</p>
      )}
      <ItemParts parts={item.parts} />
      <ItemAuthor author={author} />
      {item.opened_at && <Received at={item.opened_at} />}
    </div>
  );
}

function ItemAuthor({ author }: Pick<ModerationItem, 'author'>) {
  if (!author) return <p className="text-small text-ink-2">{moderationText.authorGone}</p>;
  const { user_id, username, profile_photo_url, email, reported, upheld } = author;
  return (
    <section className="flex items-center gap-3" aria-label={moderationText.author}>
      <Avatar name={username} photo={profile_photo_url} size={40} decorative />
      <div className="min-w-0 text-small wrap-anywhere">
        <PersonLink userId={user_id} className="text-label font-semibold">
          {username}
        </PersonLink>
        {email && <p className="text-ink-2">{email}</p>}
        <p className="text-ink-2">{moderationText.authorHistory(reported, upheld)}</p>
      </div>
    </section>
  );
}

function Received({ at }: { at: string }) {
  const now = useNow();
  const { late, words } = answerDue(at, now);
  return (
    <dl className="flex flex-wrap items-center gap-x-6 gap-y-1 text-small">
      <dt className="text-ink-2">{moderationText.received}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={at}>{formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
        {late ? <Badge kind="bad">{words}</Badge> : <span className="text-ink-2">{words}</span>}
      </dd>
    </dl>
  );
}
