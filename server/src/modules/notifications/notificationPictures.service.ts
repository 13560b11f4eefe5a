import type { Notification } from '@liora/domain/contract/notifications';
import type { ContentPicture } from '@liora/domain/contract/pictures';
import type { NotificationContent } from '@liora/domain/rules/notifications';
import type { SignedInCaller } from '../../rpc/context.ts';
import { ownVenues } from '../invitations/read/readInvitations.service.ts';
import { placeCards } from '../places/cards/cards.service.ts';
import { planCards } from '../plans/plans.service.ts';
import { toPlanPicture } from '../plans/plans.views.ts';
import type { ShownRow } from './notificationList.queries.ts';

/** What a line is about, as the ids of a place or of a plan; a line may also be about neither. */
interface Subject {
  place_id: string | null;
  plan_id: string | null;
}

/** What is stored under a type is what `addNotification` took for it. */
const contentOf = (row: ShownRow) => row as unknown as NotificationContent;

function invitationIn(row: ShownRow): string | null {
  const { data } = contentOf(row);
  return 'invitation_id' in data ? data.invitation_id : null;
}

/** What a partner added last, newest first, where it has a cover of its own. */
function added(row: ShownRow): Subject[] {
  const content = contentOf(row);
  if (content.type !== 'partner_activity') return [];
  const { what, subjects } = content.data;
  if (what === 'plans') return subjects.map((plan_id) => ({ place_id: null, plan_id }));
  return what === 'places' || what === 'pins'
    ? subjects.map((place_id) => ({ place_id, plan_id: null }))
    : [];
}

/** The covers of what lines of a list are about: of what the caller may not see today there is none. */
export async function picturesOf(
  caller: SignedInCaller,
  rows: readonly ShownRow[],
): Promise<(row: ShownRow) => Notification['pictures']> {
  const venues = await ownVenues(
    caller,
    rows.flatMap((row) => invitationIn(row) ?? []),
  );
  const subjectsOf = (row: ShownRow): Subject[] => [
    ...added(row),
    ...(venues.get(invitationIn(row) ?? '') ?? []),
  ];
  const subjects = rows.flatMap(subjectsOf);
  const idsOf = (kind: keyof Subject) => [...new Set(subjects.flatMap((subject) => subject[kind] ?? []))];
  const [places, plans] = await Promise.all([
    placeCards(caller, idsOf('place_id'), { at: caller.deps.now() }),
    planCards(caller, idsOf('plan_id')),
  ]);
  const pictureOf = ({ place_id, plan_id }: Subject): ContentPicture[] => {
    const plan = plans.find(({ id }) => id === plan_id);
    if (plan) return [{ kind: 'plan', plan: toPlanPicture(plan) }];
    const place = place_id === null ? undefined : places.get(place_id);
    if (!place) return [];
    const { id, category, subcategory, types, photoUrl } = place;
    return [{ kind: 'place', place: { id, category, subcategory, types, photoUrl } }];
  };
  return (row) => subjectsOf(row).flatMap(pictureOf);
}
