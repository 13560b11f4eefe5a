import { DAY_SECONDS } from '@liora/domain/durations';
import {
  HIDDEN_BY_REPORTS_PER_DAY,
  REPORTER_MIN_ACCOUNT_DAYS,
  REPORTERS_AFTER_RESTORE,
} from '@liora/domain/limits';
import { contentKind } from '../../../content/contentKinds.ts';
import type { Db } from '../../../db/client.ts';
import { giveBackToLimit, isWithinLimit } from '../../../rateLimits/rateLimits.ts';
import type { AddressedCaller } from '../../../rpc/context.ts';
import { type Report, trustedNetworks, wasRestored } from './reports.queries.ts';

const PERSON_LIMIT = { name: 'hide-person', max: HIDDEN_BY_REPORTS_PER_DAY, windowSeconds: DAY_SECONDS };
const ADDRESS_LIMIT = { name: 'hide-address', max: HIDDEN_BY_REPORTS_PER_DAY, windowSeconds: DAY_SECONDS };

/**
 * Whether a report that has just been stored hides what it is about (RUL-120). What a moderator restored is hidden again
 * only by three trusted people from three networks; and one person or one address hides ten things a day. The reporter is
 * not told. The content's row is locked: reports of one thing take turns.
 */
export async function mayHide(trx: Db, caller: AddressedCaller, report: Report): Promise<boolean> {
  if (!contentKind(report.content_type)?.hide) return false;
  if ((await wasRestored(trx, report)) && !(await isAgreedOn(trx, caller, report))) return false;
  const deps = { ...caller.deps, db: trx };
  if (!(await isWithinLimit(deps, PERSON_LIMIT, caller.viewer.userId))) return false;
  if (await isWithinLimit(deps, ADDRESS_LIMIT, caller.clientAddress)) return true;
  await giveBackToLimit(deps, PERSON_LIMIT, caller.viewer.userId);
  return false;
}

async function isAgreedOn(trx: Db, { deps }: AddressedCaller, report: Report): Promise<boolean> {
  const since = new Date(deps.now().getTime() - REPORTER_MIN_ACCOUNT_DAYS * DAY_SECONDS * 1000);
  return (await trustedNetworks(trx, report, since)) >= REPORTERS_AFTER_RESTORE;
}
