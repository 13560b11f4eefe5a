import { clockLabel, clockTime } from '@liora/domain/i18n/clockTime';
import { distanceLabel } from '@liora/domain/rules/distance';
import { openingWords } from '@liora/domain/rules/openingWords';
import type { Finding, Fix } from '@liora/domain/rules/planCheck/finding';
import { dietName } from '@liora/domain/rules/shownNames';
import { dollars, stayLabel } from '@liora/domain/rules/stopLabels';
import { planCheckText } from './planCheck.text.ts';
import type { PlanLike } from './planLike.types.ts';

type Stops = PlanLike['stops'];

const nameOf = (stops: Stops, id: string | undefined) =>
  stops.find(({ place_id }) => place_id === id)?.name ?? '';

/** What a finding says. */
export function findingWords(finding: Finding, stops: Stops): string {
  const [first = '', second = ''] = finding.stops.map((id) => nameOf(stops, id));
  switch (finding.rule) {
    case 'closed_at_arrival':
      return closedWords(first, finding.facts);
    case 'unknown_hours':
      return planCheckText.unknownHours(first, clockTime(new Date(finding.facts.at), finding.facts.timeZone));
    case 'overlap':
      return planCheckText.overlap(first, second, stayLabel(finding.facts.minutes));
    case 'leg_too_long':
      return planCheckText.legTooLong(first, second, distanceLabel(finding.facts.miles));
    case 'heavy_meals':
      return planCheckText.heavyMeals(first, second);
    case 'after_dark':
      return planCheckText.afterDark(
        first,
        clockTime(new Date(finding.facts.sunset), finding.facts.timeZone),
      );
    case 'diet':
      return planCheckText.diets(first, dietName(finding.facts.diet));
    case 'over_budget': {
      const { total, budget, about } = finding.facts;
      return planCheckText.overBudget(dollars(total), dollars(budget), about);
    }
    case 'no_coordinates':
      return planCheckText.noCoordinates;
  }
}

type Closed = Extract<Finding, { rule: 'closed_at_arrival' }>['facts'];

function closedWords(name: string, { at, opens, timeZone }: Closed): string {
  const arrival = new Date(at);
  const time = clockTime(arrival, timeZone);
  const change = openingWords({ state: 'closed', nextChange: opens }, timeZone, arrival)?.change;
  return change ? planCheckText.closedOpens(name, time, change) : planCheckText.closed(name, time);
}

/** What the button beside it says. `area` is where the reader is looking at, by name. */
export function fixWords(fix: Fix, stops: Stops, area: string | null): string {
  switch (fix.kind) {
    case 'shift':
      return planCheckText.startAt(clockLabel(startIn(fix)));
    case 'reorder':
      return movedBy(fix, stops) === 2 ? planCheckText.swap : planCheckText.reorder;
    case 'drop':
      return planCheckText.leaveOut;
    case 'nearby':
      if (fix.maxPrice !== null) return planCheckText.cheaper;
      return fix.category === 'Dessert' ? planCheckText.dessert : planCheckText.another;
    case 'point':
      return area ? planCheckText.setLocation(area) : planCheckText.nameLocation;
  }
}

type Arranged = Extract<Fix, { kind: 'shift' | 'reorder' | 'drop' }>;

const startIn = ({ stop, stops }: Arranged) =>
  stops.find(({ place_id }) => place_id === stop)?.starts_at ?? '00:00';

const movedBy = ({ stops: slots }: Arranged, stops: Stops) =>
  slots.filter(({ place_id }, index) => stops[index]?.place_id !== place_id).length;

/** What is told once it is done. */
export function doneWords(fix: Arranged, stops: Stops): string {
  const name = nameOf(stops, fix.stop);
  if (fix.kind === 'shift') return planCheckText.moved(name, clockLabel(startIn(fix)));
  return fix.kind === 'drop' ? planCheckText.left(name) : planCheckText.reordered;
}
