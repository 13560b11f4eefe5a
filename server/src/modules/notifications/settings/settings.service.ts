import type { NotificationSettings } from '@liora/domain/contract/notifications';
import { nextDigest } from '@liora/domain/rules/digest';
import { canonicalNamedZone } from '@liora/domain/rules/hoursClock';
import {
  choiceKey,
  type LetterType,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '@liora/domain/rules/notificationSettings';
import type { NotificationType } from '@liora/domain/rules/notifications';
import tzLookup from '@photostructure/tz-lookup';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { hasMailWay } from '../../accounts/accounts.policy.ts';
import { serverKeys } from '../push/serverKeys.service.ts';
import {
  findSettings,
  isThere,
  type SettingsChange,
  type SettingsRow,
  saveSettings,
  setDigestAt,
} from './settings.queries.ts';
import { toSettings } from './settings.views.ts';

interface Change {
  choice?: { type: NotificationType; channel: NotificationChannel; on: boolean } | undefined;
  quiet?: { on: boolean; from: number; until: number; time_zone: string } | undefined;
  digest?: boolean | undefined;
  push_details?: boolean | undefined;
  time_zone?: string | undefined;
}

export async function notificationSettings({ deps, viewer }: SignedInCaller): Promise<NotificationSettings> {
  return toSettings(await findSettings(deps.db, viewer.userId), await ofServer(deps));
}

/** Changes what is given of the caller's own. */
export async function saveNotificationSettings(
  { deps, viewer }: SignedInCaller,
  change: Change,
): Promise<NotificationSettings> {
  const saved = await saveOwn(deps, viewer.userId, toRow(change));
  return toSettings(saved, await ofServer(deps));
}

/** Nobody is written to about such events any more; for who holds a link of a letter to them, also once their account is erased. */
export async function stopLetters(deps: Deps, userId: string, type: LetterType): Promise<void> {
  const change = type === 'digest' ? { digest: false } : { choices: { [choiceKey(type, 'email')]: false } };
  await deps.db.transaction().execute(async (trx) => {
    if (await isThere(trx, userId)) await saveWithin(deps, trx, userId, change);
  });
}

/** Where somebody's clock is nowhere known, it is that of the area which is shown to whoever has told none. */
export const zoneOf = (config: Pick<Config, 'defaultArea'>, timeZone: string | null): string =>
  timeZone ?? tzLookup(config.defaultArea.latitude, config.defaultArea.longitude);

/** By which ways this server can reach anybody, and how browsers know it. */
async function ofServer(deps: Deps) {
  const hasMail = hasMailWay(deps.config);
  return {
    offered: NOTIFICATION_CHANNELS.filter((channel) => channel !== 'email' || hasMail),
    push_key: (await serverKeys(deps)).publicKey,
    push_apps: [...deps.pusher.apps],
  };
}

const saveOwn = (deps: Deps, userId: string, change: SettingsChange): Promise<SettingsRow> =>
  deps.db.transaction().execute((trx) => saveWithin(deps, trx, userId, change));

async function saveWithin(deps: Deps, trx: Db, userId: string, change: SettingsChange): Promise<SettingsRow> {
  const saved = await saveSettings(trx, userId, change);
  await planDigest(deps, trx, userId, saved);
  return saved;
}

/** What is due already is left to the job that is about to see to it. */
async function planDigest(
  { config, now }: Deps,
  trx: Db,
  userId: string,
  { digest, digest_at, time_zone }: SettingsRow,
): Promise<void> {
  if (digest && digest_at !== null && digest_at <= now()) return;
  await setDigestAt(trx, userId, digest ? nextDigest(now(), zoneOf(config, time_zone)) : null);
}

function toRow({ choice, quiet, digest, push_details, time_zone }: Change): SettingsChange {
  return {
    ...(choice && { choices: { [choiceKey(choice.type, choice.channel)]: choice.on } }),
    ...(quiet && {
      quiet: quiet.on,
      quiet_from: quiet.from,
      quiet_until: quiet.until,
      time_zone: canonicalNamedZone(quiet.time_zone),
    }),
    ...(digest !== undefined && { digest }),
    ...(push_details !== undefined && { push_details }),
    ...(time_zone !== undefined && { first_zone: canonicalNamedZone(time_zone) }),
  };
}
