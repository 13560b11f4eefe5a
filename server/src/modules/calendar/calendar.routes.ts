import { signedIn, visitor } from '../../rpc/builders.ts';
import { publicKeyOf } from './dateFile/signing.runtime.ts';
import { ownFeed, replaceAddress, setDetail, turnOff, turnOn } from './feed/feeds.service.ts';

export const calendarRoutes = {
  feed: signedIn.calendar.feed.handler(({ context }) => ownFeed(context)),
  turnOn: signedIn.calendar.turnOn.handler(({ context, input }) => turnOn(context, input)),
  setDetail: signedIn.calendar.setDetail.handler(({ context, input }) => setDetail(context, input.detail)),
  replace: signedIn.calendar.replace.handler(({ context, input }) =>
    replaceAddress(context, input.request_id),
  ),
  turnOff: signedIn.calendar.turnOff.handler(({ context }) => turnOff(context)),
  dateFileKey: visitor.calendar.dateFileKey.handler(({ context }) =>
    publicKeyOf(context.deps.config.sessionSecret),
  ),
};
