import { createHmac, timingSafeEqual } from 'node:crypto';
import { LETTER_TYPES, type LetterType } from '@liora/domain/rules/notificationSettings';
import type { Config } from '../../../config.ts';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z_]{1,40})\.([\w-]{43})$/;

const signature = (sessionSecret: string, userId: string, type: string) =>
  createHmac('sha256', sessionSecret).update(`stop letters\n${userId}\n${type}`).digest('base64url');

/** Where one sort of letters to somebody is switched off. What it names can be done with it and nothing else, for ever. */
export function stopAddress(
  { sessionSecret, publicUrl }: Pick<Config, 'sessionSecret' | 'publicUrl'>,
  userId: string,
  type: LetterType,
): string {
  return `${publicUrl}/unsubscribe/${userId}.${type}.${signature(sessionSecret, userId, type)}`;
}

/** Whose letters of which sort a token switches off; null for one that is not ours. */
export function readStopToken(
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  token: string,
): { userId: string; type: LetterType } | null {
  const [, userId = '', name = '', signed = ''] = TOKEN.exec(token) ?? [];
  const type = LETTER_TYPES.find((one) => one === name);
  if (!type) return null;
  // The letters, not the bytes they stand for: the last one can be written in four ways.
  const expected = Buffer.from(signature(sessionSecret, userId, type));
  return timingSafeEqual(Buffer.from(signed), expected) ? { userId, type } : null;
}
