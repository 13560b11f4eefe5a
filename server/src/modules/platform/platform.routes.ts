import { visitor } from '../../rpc/builders.ts';
import { readMe } from '../accounts/session/session.service.ts';
import { trackEvent } from '../analytics/analytics.service.ts';

export const platformRoutes = {
  track: visitor.platform.track.handler(({ context, input }) => trackEvent(context, input)),
  start: visitor.platform.start.handler(async ({ context }) => ({
    me: await readMe(context),
    map: context.deps.config.map,
    defaultArea: context.deps.config.defaultArea,
    localMailbox: context.deps.config.mail.mailbox,
    supportChat: context.deps.config.supportChat?.url ?? null,
  })),
};
