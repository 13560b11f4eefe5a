import { randomUUID } from 'node:crypto';
import {
  type AreaAccess,
  all,
  everybody,
  NOTHING,
  type Outcome,
  type Role,
  row,
  signedIn,
  type World,
} from '../../../../test/matrix.ts';

/** To everybody but the two there is no such thing; `free` is its recipient. */
const ofTheTwo = (recipient: Outcome): Record<Role, Outcome> => ({
  ...all('NOT_FOUND'),
  visitor: 'UNAUTHENTICATED',
  owner: 'ok',
  free: recipient,
});

/** Between people with a block a code leads nowhere, either way (RUL-22). */
const readable: Record<Role, Outcome> = {
  ...everybody,
  blocked: 'INVITATION_INVALID',
  blocker: 'INVITATION_INVALID',
};

const venue = (w: World) => ({ kind: 'plan' as const, plan_id: w.plans.public });
const answerTo = (code: string) => ({ code, version: 1, response: 'reschedule_requested' as const });

export const invitationsAccess: AreaAccess = {
  procedures: [
    row(
      'invitations.create',
      { ...signedIn, blocker: 'NOT_FOUND' },
      (c, w) => () => c.invitations.create({ request_id: randomUUID(), venue: venue(w) }),
      'to a public plan',
    ),
    row(
      'invitations.create',
      { ...all('INVITATION_WITHHELD'), visitor: 'UNAUTHENTICATED', owner: 'ok', blocker: 'NOT_FOUND' },
      (c, w) => () =>
        c.invitations.create({ request_id: randomUUID(), venue: { kind: 'plan', plan_id: w.plans.prive } }),
      'to a Privé plan',
    ),
    row(
      'invitations.create',
      {
        ...signedIn,
        owner: 'INVITATION_REFUSED',
        blocked: 'INVITATION_REFUSED',
        blocker: 'INVITATION_REFUSED',
      },
      (c, w) => () =>
        c.invitations.create({
          request_id: randomUUID(),
          venue: { kind: 'place', place_id: 'first' },
          recipient: w.owner,
        }),
      'by name',
    ),
    row('invitations.mine', signedIn, (c) => () => c.invitations.mine({})),
    row('invitations.upcoming', signedIn, (c) => () => c.invitations.upcoming()),
    row(
      'invitations.get',
      ofTheTwo('ok'),
      (c, w) => () => c.invitations.get({ id: w.invitations.accepted.id }),
    ),
    row(
      'invitations.byCode',
      readable,
      (c, w) => () => c.invitations.byCode({ code: w.invitations.accepted.code }),
    ),
    row(
      'invitations.byCode',
      all('INVITATION_INVALID'),
      (c) => () => c.invitations.byCode({ code: 'nobody has this' }),
      'with a code that is none',
    ),
    row(
      'invitations.answer',
      {
        ...all('INVITATION_OTHERS'),
        visitor: 'UNAUTHENTICATED',
        owner: 'INVITATION_OWN',
        free: 'ok',
        blocked: 'INVITATION_INVALID',
        blocker: 'INVITATION_INVALID',
      },
      (c, w) => () => c.invitations.answer(answerTo(w.invitations.named.code)),
      'what was sent to one',
    ),
    row(
      'invitations.answer',
      {
        ...all('INVITATION_CHANGED'),
        visitor: 'UNAUTHENTICATED',
        owner: 'INVITATION_OWN',
        blocked: 'INVITATION_INVALID',
        blocker: 'INVITATION_INVALID',
      },
      (c, w) => () => c.invitations.answer(answerTo(w.invitations.accepted.code)),
      'what somebody has answered',
    ),
    row(
      'invitations.change',
      { ...ofTheTwo('NOT_OWNER'), owner: 'ok' },
      (c, w) => () => c.invitations.change({ id: w.invitations.named.id, version: 1, times: [] }),
    ),
    row(
      'invitations.reply',
      { ...ofTheTwo('NOT_OWNER'), owner: 'INVITATION_CHANGED' },
      (c, w) => () =>
        c.invitations.reply({ id: w.invitations.named.id, version: 2, request: randomUUID(), reply: 'kept' }),
    ),
    row('invitations.afterDate', signedIn, (c) => () => c.invitations.afterDate()),
    // Whose it is may say something once it is over; it is not.
    row(
      'invitations.answerHours',
      { ...all('NOT_FOUND'), visitor: 'UNAUTHENTICATED' },
      (c, w) => () => c.invitations.answerHours({ id: w.invitations.accepted.id, answer: 'unasked' }),
      'a date to come',
    ),
    // Its recipient comes first.
    row(
      'invitations.callOff',
      { ...ofTheTwo('ok'), owner: 'INVITATION_CHANGED' },
      (c, w) => () => c.invitations.callOff({ id: w.invitations.accepted.id }),
    ),
  ],
  // Places and plans are shown in them by the ways of their own areas.
  ways: {
    'invitations.afterDate': NOTHING,
    'invitations.mine': NOTHING,
    'invitations.upcoming': NOTHING,
    'invitations.get': NOTHING,
  },
};
