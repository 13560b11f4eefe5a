import type { Profile } from '@liora/domain/contract/profiles';
import { matchQuery, type Query } from '@tanstack/react-query';
import type { Change } from '../../lib/answers/answerShapes.ts';
import { type client, orpc } from '../../lib/api.ts';

/** What is not to be seen any more: one plan, pin, review or photo, or everything by one person. */
export type Gone =
  | { planId: string }
  | { pinId: string }
  | { reviewId: string }
  | { photoId: string }
  | { authorId: string };

/** Leaves it out of lists, wherever it stands in one or leads a screen. */
export function withoutGone(gone: Gone): Change {
  if ('planId' in gone) return { plan: (plan) => (plan.id === gone.planId ? null : plan) };
  if ('pinId' in gone) return { place: (place) => (place.pin?.id === gone.pinId ? null : place) };
  if ('reviewId' in gone) return { review: (review) => (review.id === gone.reviewId ? null : review) };
  if ('photoId' in gone) return { photo: (photo) => (photo.id === gone.photoId ? null : photo) };
  return {
    plan: (plan) => ('creator' in plan && plan.creator.user_id === gone.authorId ? null : plan),
    person: (person) => (person.user_id === gone.authorId ? null : person),
  };
}

type PlanPage = Awaited<ReturnType<typeof client.plans.get>>;
type PlacePage = Awaited<ReturnType<typeof client.places.get>>;

/** The query answers with the page of it: of the plan or pin itself, or of one by that person. */
export function isPageOf(query: Query, gone: Gone): boolean {
  if (!query.state.data) return false;
  if (matchQuery({ queryKey: orpc.plans.get.key() }, query))
    return isPlanPage(query.state.data as PlanPage, gone);
  if (matchQuery({ queryKey: orpc.profiles.get.key() }, query))
    return 'authorId' in gone && (query.state.data as Profile).user_id === gone.authorId;
  return (
    matchQuery({ queryKey: orpc.places.get.key() }, query) && isPinPage(query.state.data as PlacePage, gone)
  );
}

function isPlanPage(page: PlanPage, gone: Gone): boolean {
  if ('planId' in gone) return page.plan.id === gone.planId;
  return 'authorId' in gone && page.kind === 'plan' && page.plan.creator.user_id === gone.authorId;
}

function isPinPage({ place: { pin } }: PlacePage, gone: Gone): boolean {
  if ('pinId' in gone) return pin?.id === gone.pinId;
  return 'authorId' in gone && pin?.author.user_id === gone.authorId;
}
