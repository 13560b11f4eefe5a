import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_SECONDS } from '@liora/domain/durations';
import type { Config } from '../../../config.ts';
import { cookieValue } from './sessionCookie.parser.ts';

/** Begins with liora.auth like the session (RUL-31), and outlives it. */
const DEVICE_COOKIE = 'liora.auth.device';
const COOKIE_SECONDS = 365 * DAY_SECONDS;
const ID_BYTES = 16;

type Secrets = Pick<Config, 'sessionSecret' | 'publicUrl'>;

/**
 * The id of a device on which somebody has signed in to this account before, or null. It opens nothing: it only tells
 * the owner from strangers who try the same account (FIX-08).
 */
export function readKnownDevice(config: Secrets, requestHeaders: Headers, userId: string): string | null {
  return knownDeviceOf(config, readDeviceMark(requestHeaders), userId);
}

/** What a browser carries as the mark of a device, for whatever account. */
export function readDeviceMark(requestHeaders: Headers): string | null {
  return cookieValue(requestHeaders, DEVICE_COOKIE);
}

export function knownDeviceOf(config: Secrets, mark: string | null, userId: string): string | null {
  const [id = '', signature = ''] = (mark ?? '').split('.', 2);
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(config, id, userId);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** The Set-Cookie line that makes a device known to an account. */
export function knownDeviceCookie(config: Secrets, userId: string): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const value = `${id}.${sign(config, id, userId).toString('base64url')}`;
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${DEVICE_COOKIE}=${value}; Max-Age=${COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

function sign(config: Secrets, id: string, userId: string): Buffer {
  return createHmac('sha256', config.sessionSecret).update(`device\n${id}\n${userId}`).digest();
}
