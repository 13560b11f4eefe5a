import type { AwaitedSurprise, PlannedSurprise } from '@liora/domain/contract/surpriseFacts';
import { openReveals, revealTimes, surpriseEnd } from '@liora/domain/rules/surprises';
import type { NeedsMet } from './needs.rules.ts';
import type { SurpriseRow } from './surprises.queries.ts';

export interface Moment {
  now: Date;
  met: NeedsMet;
  /** Its planner is told of this state of the plan. */
  checked: boolean;
  /** What its invitation is opened with. */
  code: string;
}

function outside(row: SurpriseRow, { now, code }: Moment) {
  const end = surpriseEnd(row);
  return {
    id: row.id,
    starts_at: row.starts_at.toISOString(),
    ends_at: end.toISOString(),
    time_zone: row.time_zone,
    area_miles: row.area_miles,
    dress: row.dress,
    notes: row.notes,
    answer: row.answer,
    is_called_off: row.is_called_off,
    is_over: end <= now,
    invitation_code: code,
    opens: revealTimes(row).map(({ what, at }) => ({ what, at: at.toISOString() })),
  };
}

export const toPlanned = (row: SurpriseRow, moment: Moment): PlannedSurprise => ({
  ...outside(row, moment),
  you: 'planner',
  for: row.guest,
  plan_id: row.plan_id,
  plan_title: row.title,
  version: row.version,
  met: moment.checked ? moment.met : {},
  checked: moment.checked,
});

/**
 * Nothing of the plan stands in it but what is open; what was called off or declined opens no further. Once it has ended the
 * plan is one like any other: kept to whoever made it again, or planned for the next surprise, nothing of it is told here.
 */
export function toAwaited(row: SurpriseRow, moment: Moment): AwaitedSurprise {
  const isOff = row.is_called_off || row.answer === 'rejected' || row.is_withheld;
  const open = isOff ? [] : openReveals(row, moment.now);
  const all = open.includes('everything');
  const { diet, budget, walk } = row.needs_stand && !row.is_withheld ? moment.met : ({} as NeedsMet);
  return {
    ...outside(row, moment),
    you: 'guest',
    from: row.planner,
    met: { ...(diet && { diet }), ...(budget && { budget }), ...(walk && { walk }) },
    open: {
      neighborhood: all || open.includes('neighborhood') ? row.location_name : null,
      stops: all ? row.places : open.includes('first_stop') ? row.places.slice(0, 1) : [],
      title: all ? row.title : null,
    },
  };
}
