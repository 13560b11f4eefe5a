import { createHash } from 'node:crypto';
import { DAY_MS } from '@liora/domain/durations';
import type { Language } from '@liora/domain/i18n/languages';
import { CALENDAR_CANCELLED_DAYS, CALENDAR_PAST_DAYS } from '@liora/domain/limits';
import { entitlement } from '@liora/domain/rules/membership';
import type { Deps } from '../../../deps.ts';
import { inLanguage } from '../../../language.ts';
import type { SignedInCaller, Viewer } from '../../../rpc/context.ts';
import type { CalendarRange } from '../calendar.types.ts';
import { CALENDAR_SOURCES } from '../calendarSources.data.ts';
import { calendarFile } from '../file/calendarFile.views.ts';
import { feedByToken, type ReadFeedRow } from './feeds.queries.ts';
import { feedToken, hashOfToken } from './feedToken.rules.ts';

/** What an address of a feed leads to. */
export interface ReadFeed {
  /** The same for the same content. */
  tag: string;
  /** Built when it is wanted. */
  file: () => Promise<string>;
}

/** Counts up when files are written another way: calendars then read all of it again. */
const FORMAT = 1;

/** Null for a token that leads nowhere: unknown, replaced, turned off, or of a closed account. */
export async function readFeed(deps: Deps, token: string): Promise<ReadFeed | null> {
  const row = await feedByToken(deps, hashOfToken(token), deps.now());
  // One of another session secret has ended, as the settings say.
  if (!row || feedToken(deps.config, row.seed) !== token) return null;
  const caller = { deps, viewer: viewerOf(row, deps.now()) };
  const range = rangeAt(deps.now(), row.language);
  return {
    tag: await tagOf(caller, row, range),
    file: async () => {
      const events = await Promise.all(CALENDAR_SOURCES.map((source) => source.events(caller, range)));
      const options = { now: deps.now(), isFeed: true, busyOnly: row.detail === 'busy' };
      return inLanguage(row.language, () => calendarFile(events.flat(), options));
    },
  };
}

/** Whose feed it is, with the rights that they have by now. */
const viewerOf = (row: ReadFeedRow, now: Date): Viewer => ({
  userId: row.user_id,
  username: row.username,
  entitlement: entitlement(row, now, row),
  partnerId: row.partner_id,
  linkId: row.link_id,
  suspended: false,
});

/** From the beginning of a day on, so that what drops out of it does so once a day. */
function rangeAt(now: Date, language: Language | null): CalendarRange {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return {
    from: new Date(today - CALENDAR_PAST_DAYS * DAY_MS),
    calledOffSince: new Date(today - CALENDAR_CANCELLED_DAYS * DAY_MS),
    language,
  };
}

/** Of what the content hangs on, so that it is known without building it. */
async function tagOf(caller: SignedInCaller, { seed, detail }: ReadFeedRow, range: CalendarRange) {
  const { viewer, deps } = caller;
  const versions = await Promise.all(CALENDAR_SOURCES.map((source) => source.version(caller, range)));
  const rights = [viewer.entitlement.member, viewer.partnerId];
  const content = JSON.stringify([FORMAT, seed, detail, deps.config.publicUrl, range, rights, versions]);
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`;
}
