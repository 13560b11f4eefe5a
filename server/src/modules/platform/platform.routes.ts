import { visitor } from '../../rpc/builders.ts';
import { readMe } from '../accounts/accounts.session.ts';

export const platformRoutes = {
  start: visitor.platform.start.handler(async ({ context }) => ({
    me: await readMe(context),
    map: context.deps.config.map,
    defaultArea: context.deps.config.defaultArea,
    localMailbox: !context.deps.config.mail.smtpUrl,
  })),
};
