import { signedIn } from '../../rpc/builders.ts';
import { cancelCode, createCode } from './link/codes.service.ts';
import { acceptLink, disconnect, getLink } from './link/link.service.ts';

export const couplesRoutes = {
  link: signedIn.couples.link.handler(({ context }) => getLink(context)),
  createCode: signedIn.couples.createCode.handler(({ context }) => createCode(context)),
  cancelCode: signedIn.couples.cancelCode.handler(({ context }) => cancelCode(context)),
  accept: signedIn.couples.accept.handler(({ context, input }) => acceptLink(context, input.code)),
  disconnect: signedIn.couples.disconnect.handler(({ context }) => disconnect(context)),
};
