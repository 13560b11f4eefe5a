import { answerInvitation } from '../../../modules/invitations/write/answer.service.ts';
import { createInvitation } from '../../../modules/invitations/write/create.service.ts';
import type { VenueChoice } from '../../../modules/invitations/write/venue.service.ts';
import { placeIdOf } from '../placeRows.ts';
import { CITY_ZONE } from './calendar.ts';
import type { At, Pair } from './people.ts';
import { requestId } from './requests.ts';

interface Proposal {
  from: At;
  to: At;
  venue: VenueChoice;
  times: readonly Date[];
  asked: Date;
  notes: string;
}

/** Asks the other one out, by name; the code that the invitation is opened with. */
async function ask({
  from,
  to,
  venue,
  times,
  asked,
  notes,
}: Proposal): Promise<{ code: string; version: number }> {
  const { invitation } = await createInvitation(from(asked), {
    request_id: requestId(`invitation ${notes}`),
    venue,
    times: times.map((time) => time.toISOString()),
    time_zone: CITY_ZONE,
    notes,
    recipient: to(asked).viewer.userId,
  });
  if (!invitation.own) throw new Error('an invitation of the pair is nobody’s');
  return { code: invitation.own.code, version: invitation.version };
}

/** Asks, and the other one says yes to a time. */
async function agree(date: Proposal & { time: Date; answered: Date; words: string }): Promise<void> {
  const { code, version } = await ask(date);
  await answerInvitation(date.to(date.answered), {
    code,
    version,
    response: 'accepted',
    time: date.time.toISOString(),
    notes: date.words,
  });
}

/** A date that is over, one that is agreed, for the evening of a plan of theirs, and one that Nora can still answer. */
export async function makeDates({ nora, hugo, when }: Pair, fridayPlan: string): Promise<void> {
  const music = when.at(-3, 19, 30);
  await agree({
    ...{ from: hugo, to: nora, venue: place('sfjazz-center'), times: [music], time: music },
    asked: when.at(-8, 18),
    answered: when.at(-8, 21),
    notes: 'Second row, a little to the left.',
    words: 'I will bring the quiet shoes.',
  });
  const [friday, saturday] = [when.at(when.friday, 18, 30), when.at(when.friday + 1, 18, 30)];
  await agree({
    ...{ from: nora, to: hugo, venue: { kind: 'plan', plan_id: fridayPlan }, times: [friday, saturday] },
    ...{ time: friday, asked: when.at(-2, 12), answered: when.at(-2, 19) },
    notes: 'Books first, then the booth.',
    words: 'Friday. I will be the one with the umbrella.',
  });
  await ask({
    ...{ from: hugo, to: nora, venue: place('state-bird-provisions') },
    times: [6, 7, 8].map((days) => when.at(days + 2, 19, 30)),
    asked: when.at(-1, 13),
    notes: 'They kept a table for each of these. Which one?',
  });
}

const place = (slug: string): VenueChoice => ({ kind: 'place', place_id: placeIdOf(slug) });
