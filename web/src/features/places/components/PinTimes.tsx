import { CARD_TIME_TAGS_DESKTOP, CARD_TIME_TAGS_PHONE } from '@liora/domain/limits';
import { timesOfDay } from '@liora/domain/rules/pinTimes';
import { tagName } from '@liora/domain/rules/shownNames';
import { TagList } from '../../../ui/TagList.tsx';

/** When a pin is at its best (CARD-12, RUL-57). */
export function PinTimes({ subcategory }: { subcategory: string | null }) {
  const times = timesOfDay(subcategory);
  if (times.length === 0) return null;
  return <TagList tags={times.map(tagName)} phone={CARD_TIME_TAGS_PHONE} desktop={CARD_TIME_TAGS_DESKTOP} />;
}
