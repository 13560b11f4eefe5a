import { member, signedIn } from '../../rpc/builders.ts';
import { getFreeEvenings, markEvenings } from './freeEvenings.service.ts';

export const freeEveningsRoutes = {
  get: signedIn.freeEvenings.get.handler(({ context }) => getFreeEvenings(context)),
  mark: member.freeEvenings.mark.handler(({ context, input }) => markEvenings(context, input)),
};
