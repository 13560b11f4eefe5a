import type { ModerationItem } from '@liora/domain/contract/safety';
import { moderationText } from '../moderation.text.ts';
import { signsOf } from './similarItems.rules.ts';

/** What came in one go with it, in words: a burst of its author's, or reports by the same people; nothing where nothing did. */
export function ItemSigns({ item, items }: { item: ModerationItem; items: readonly ModerationItem[] }) {
  const { burst, brigade, elsewhere } = signsOf(item, items);
  if (burst + elsewhere.things === 0) return null;
  const name = item.author?.username ?? moderationText.somebody;
  return (
    <section className="rounded-card bg-sunken p-5" aria-labelledby="item-signs">
      <h3 id="item-signs" className="t3">
        {moderationText.signs}
      </h3>
      <ul className="mt-2 grid gap-1 wrap-anywhere">
        {burst > 0 && <li>{moderationText.burst(burst, name)}</li>}
        {brigade.people > 0 && <li>{moderationText.brigade(brigade.people, brigade.things, name)}</li>}
        {elsewhere.people > 0 && <li>{moderationText.elsewhere(elsewhere.people, elsewhere.things)}</li>}
      </ul>
      <p className="mt-2 text-small text-ink-2">{moderationText.signsNote}</p>
    </section>
  );
}
