import { reader, signedIn } from '../../rpc/builders.ts';
import { afterDate, answerHours } from './after/afterDate.service.ts';
import { getOwn, ownInvitations, readByCode, upcomingDates } from './read/readInvitations.service.ts';
import { answerInvitation } from './write/answer.service.ts';
import { createInvitation } from './write/create.service.ts';
import { callOff, changeInvitation, replyToRequest } from './write/sender.service.ts';

export const invitationsRoutes = {
  afterDate: signedIn.invitations.afterDate.handler(({ context }) => afterDate(context)),
  answerHours: signedIn.invitations.answerHours.handler(({ context, input }) => answerHours(context, input)),
  create: signedIn.invitations.create.handler(({ context, input }) => createInvitation(context, input)),
  mine: signedIn.invitations.mine.handler(({ context, input }) => ownInvitations(context, input)),
  upcoming: signedIn.invitations.upcoming.handler(({ context }) => upcomingDates(context)),
  get: signedIn.invitations.get.handler(({ context, input }) => getOwn(context, input.id)),
  byCode: reader.invitations.byCode.handler(({ context, input }) => readByCode(context, input.code)),
  answer: signedIn.invitations.answer.handler(({ context, input }) => answerInvitation(context, input)),
  reply: signedIn.invitations.reply.handler(({ context, input }) => replyToRequest(context, input)),
  change: signedIn.invitations.change.handler(({ context, input }) => changeInvitation(context, input)),
  callOff: signedIn.invitations.callOff.handler(({ context, input }) => callOff(context, input.id)),
};
