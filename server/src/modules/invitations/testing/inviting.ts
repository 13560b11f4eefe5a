import { randomUUID } from 'node:crypto';
import type { Invitation } from '@liora/domain/contract/invitations';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { type AnswerInput, answerInvitation } from '../write/answer.service.ts';
import { createInvitation, type InvitationInput } from '../write/create.service.ts';

/** An invitation to the venue 'bar' unless another is named. */
export async function invite(who: SignedInCaller, more: Partial<InvitationInput> = {}): Promise<Invited> {
  const { invitation } = await createInvitation(who, {
    request_id: randomUUID(),
    venue: { kind: 'place', place_id: 'bar' },
    times: [],
    time_zone: 'UTC',
    notes: null,
    recipient: null,
    ...more,
  });
  if (!invitation.own) throw new Error('Its sender was not shown it as theirs.');
  return { ...invitation, own: invitation.own };
}

export type Invited = Invitation & { own: NonNullable<Invitation['own']> };

/** Answers what was just read. */
export async function answer(
  who: SignedInCaller,
  { own, version }: Invited,
  response: AnswerInput['response'],
  more: Partial<AnswerInput> = {},
): Promise<Invitation> {
  const input = { code: own.code, version, response, time: null, notes: null, ...more };
  return (await answerInvitation(who, input)).invitation;
}
