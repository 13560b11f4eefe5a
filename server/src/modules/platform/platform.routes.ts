import tzLookup from '@photostructure/tz-lookup';
import type { Config } from '../../config.ts';
import { opensLinks } from '../../http/appLinks.ts';
import { evenSuspended, visitor } from '../../rpc/builders.ts';
import { hasMailWay } from '../accounts/accounts.policy.ts';
import { readMe } from '../accounts/session/session.service.ts';
import { trackEvent } from '../analytics/analytics.service.ts';
import { reportCrash } from './crashes/crashes.service.ts';
import { shownMap } from './shownMap.service.ts';

const areaView = (area: Config['defaultArea']) => ({
  ...area,
  timeZone: tzLookup(area.latitude, area.longitude),
});

const companyView = (company: Config['company']) => company && { name: company.name };

export const platformRoutes = {
  track: visitor.platform.track.handler(({ context, input }) => trackEvent(context, input)),
  reportCrash: visitor.platform.reportCrash.handler(({ context, input }) => reportCrash(context, input)),
  start: evenSuspended.platform.start.handler(async ({ context }) => ({
    me: await readMe(context),
    map: await shownMap(context.deps.config.map),
    defaultArea: areaView(context.deps.config.defaultArea),
    localMailbox: context.deps.config.mail.mailbox,
    appLinks: opensLinks(context.deps.config.apps),
    mail: hasMailWay(context.deps.config),
    company: companyView(context.deps.config.company),
    supportEmail: context.deps.config.supportEmail,
    supportChat: context.deps.config.supportChat?.url ?? null,
    crashLogs: context.deps.config.crashLogs,
    companionSeat: context.deps.config.companionSeat,
  })),
};
