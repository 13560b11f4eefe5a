import type { ModerationItem } from '@liora/domain/contract/safety';
import { MapPin } from 'lucide-react';
import { Tag } from '../../../ui/Tag.tsx';
import { moderationText } from '../moderation.text.ts';

/** What its readers see besides title and text: where somebody may have written what they should not. */
export function ItemParts({ parts }: Pick<ModerationItem, 'parts'>) {
  const of = (kind: ModerationItem['parts'][number]['kind']) => parts.filter((part) => part.kind === kind);
  const [stops, tags, addresses] = [of('stop'), of('tag'), of('address')];
  return (
    <>
      {addresses.map(({ words }) => (
        <p key={words} className="flex items-center gap-2 text-small text-ink-2 wrap-anywhere">
          <MapPin className="size-4 flex-none" aria-hidden="true" />
          {words}
        </p>
      ))}
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={moderationText.tags}>
          {tags.map(({ words }) => (
            <li key={words}>
              <Tag>{words}</Tag>
            </li>
          ))}
        </ul>
      )}
      {stops.length > 0 && (
        <ol
          className="grid max-w-170 list-decimal gap-3 pl-6 marker:text-ink-2"
          aria-label={moderationText.stops}
        >
          {stops.map(({ words, note }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan may stop twice at a place, and the list is only read
            <li key={i} className="wrap-anywhere">
              <p className="font-semibold">{words}</p>
              {note && <p className="whitespace-pre-line text-ink-2">{note}</p>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
