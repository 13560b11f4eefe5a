import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { formatDate } from '@liora/domain/i18n/format';
import { formatDay } from '@liora/domain/i18n/formatDay';
import { formatNear } from '@liora/domain/i18n/formatNear';
import { wallClock } from '@liora/domain/rules/hoursClock';
import { priceLabel } from '@liora/domain/rules/price';
import { bucketText } from './bucketLists.text.ts';

/** What an item goes by: own words, or its place or plan as its reader may see it. */
export function nameOf({ title, subject }: Pick<BucketItem, 'title' | 'subject'>): string {
  if (title !== null) return title;
  switch (subject.kind) {
    case 'place':
      return subject.place.name;
    case 'plan':
      return subject.plan.title;
    case 'gone':
      return subject.name;
    default:
      return bucketText.unavailable;
  }
}

/** When it may be done; null where nothing is known. `fits`: worth a colour. */
export function occasionWords(
  { occasion, done_on, season }: BucketItem,
  now: Date,
): { text: string; fits: boolean } | null {
  if (done_on !== null)
    return { text: bucketText.doneOn(formatDay(done_on, { dateStyle: 'long' })), fits: false };
  if (!occasion) return season && { text: bucketText.seasons[season], fits: false };
  if (occasion.kind === 'any') return { text: bucketText.anyWeekend, fits: false };
  const { time_zone: timeZone } = occasion;
  const at = new Date(occasion.at);
  if (occasion.kind === 'booked') return { text: bookedWords(at, timeZone, now), fits: false };
  const day = formatDate(at, { weekday: 'long', timeZone });
  const time = formatDate(at, { hour: 'numeric', minute: '2-digit', timeZone });
  return { text: bucketText.fitsAt(day, time), fits: true };
}

function bookedWords(at: Date, timeZone: string, now: Date): string {
  const days = wallClock(at, timeZone).day - wallClock(now, timeZone).day;
  if (days === 0) return bucketText.bookedToday;
  if (days === 1) return bucketText.bookedTomorrow;
  return bucketText.bookedFor(
    formatNear(at, now, { weekday: 'long', month: 'long', day: 'numeric', timeZone }),
  );
}

/** What else is said of it, in one line. */
export function detailWords(item: BucketItem, partnerName: string | null): string {
  const { subject, title, season, budget, effort, occasion, shared, added_by } = item;
  const place = subject.kind === 'place' && title !== null ? subject.place.name : null;
  const plan = subject.kind === 'plan' && title !== null ? subject.plan.title : null;
  const who = added_by === 'partner' && partnerName ? bucketText.addedBy(partnerName) : null;
  return [
    place ?? plan,
    subject.kind === 'gone' ? bucketText.gone : null,
    season && occasion ? bucketText.seasons[season] : null,
    budget === 0 ? bucketText.free : priceLabel(budget),
    effort && bucketText.efforts[effort],
    shared || partnerName === null ? who : bucketText.onlyYou,
  ]
    .filter(Boolean)
    .join(' · ');
}
