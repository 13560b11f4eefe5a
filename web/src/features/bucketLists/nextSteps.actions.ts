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

/** A memory of what was done, with its day, and its place or plan or else its name filled in. */
export function keepMemoryOf(navigate: Navigate, item: BucketItem, doneOn: string): void {
  const { subject } = item;
  const place = subject.kind === 'place' ? subject.place.id : undefined;
  const from = subject.kind === 'plan' ? subject.plan.id : undefined;
  const called = place || from || subject.kind === 'unavailable' ? undefined : nameOf(item);
  void navigate({
    to: '/memories/{-$part}',
    params: { part: 'new' },
    search: { on: doneOn, place, from, called },
  });
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
