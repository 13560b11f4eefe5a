import type { BucketItem } from '@liora/domain/contract/bucketItem';
import type { UseNavigateResult } from '@tanstack/react-router';
import { planMask, withOverlay } from '../../lib/overlays.ts';
import { readDraft, storeDraft } from '../plans/create/draft.store.ts';
import { nameOf } from './itemWords.rules.ts';

type Navigate = UseNavigateResult<string>;

/** What there is for an idea, near the reader. */
export function findPlacesFor(navigate: Navigate, item: BucketItem): void {
  void navigate({ to: '/search', search: { q: nameOf(item) } });
}

/** The Create form with the place in it, or under the words of an idea; a plan that there is is opened. */
export function turnIntoPlan(navigate: Navigate, item: BucketItem, userId: string): void {
  const { subject, title } = item;
  if (subject.kind === 'plan') {
    const { id } = subject.plan;
    void navigate({ to: '.', search: withOverlay({ plan: id }), mask: planMask(id), resetScroll: false });
    return;
  }
  if (title !== null) nameDraft(userId, title);
  const beginWith = subject.kind === 'place' ? subject.place.id : undefined;
  void navigate({ to: '.', search: withOverlay({ create: true, with: beginWith }), resetScroll: false });
}

/** A draft that has a title already keeps it: it is another evening's. */
function nameDraft(userId: string, title: string): void {
  const kept = readDraft(userId);
  if (kept.draft.title === '') storeDraft({ ...kept, draft: { ...kept.draft, title } });
}
