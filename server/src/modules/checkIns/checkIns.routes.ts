import { member, signedIn } from '../../rpc/builders.ts';
import { answerCheckIn } from './answer.service.ts';
import {
  checkInList,
  checkInTrend,
  currentCheckIns,
  deleteAllCheckIns,
  deleteCheckIn,
} from './checkIns.service.ts';
import { setReminder, skipCheckIn } from './remind/settings.service.ts';
import { startCheckIns, stopCheckIns } from './switch/switch.service.ts';

export const checkInsRoutes = {
  current: signedIn.checkIns.current.handler(({ context }) => currentCheckIns(context)),
  answer: member.checkIns.answer.handler(({ context, input }) => answerCheckIn(context, input)),
  skip: signedIn.checkIns.skip.handler(({ context, input }) => skipCheckIn(context, input)),
  delete: signedIn.checkIns.delete.handler(({ context, input }) => deleteCheckIn(context, input.id)),
  deleteAll: signedIn.checkIns.deleteAll.handler(({ context }) => deleteAllCheckIns(context)),
  list: signedIn.checkIns.list.handler(({ context, input }) => checkInList(context, input)),
  trend: signedIn.checkIns.trend.handler(({ context }) => checkInTrend(context)),
  start: member.checkIns.start.handler(({ context, input }) => startCheckIns(context, input)),
  stop: signedIn.checkIns.stop.handler(({ context }) => stopCheckIns(context)),
  remind: signedIn.checkIns.remind.handler(({ context, input }) => setReminder(context, input)),
};
