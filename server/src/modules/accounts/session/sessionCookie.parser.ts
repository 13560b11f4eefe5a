import { createHmac, timingSafeEqual } from 'node:crypto';

/** Begins with liora.auth on http and https alike (RUL-31). */
export const SESSION_COOKIE = 'liora.auth.session_token';

/**
 * The session token of a request, or null when there is none or its signature is not ours.
 * The cookie holds `token.signature`, percent-encoded; the signature is the base64 HMAC-SHA256 of the token under
 * the session secret, as the sign-in library writes it (better-call, crypto.ts, `signCookieValue`).
 */
export function readSessionToken(requestHeaders: Headers, secret: string): string | null {
  const value = cookieValue(requestHeaders, SESSION_COOKIE);
  const dot = value?.lastIndexOf('.') ?? -1;
  if (!value || dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** The value of one cookie of a request, decoded; null when there is none. */
export function cookieValue(requestHeaders: Headers, wanted: string): string | null {
  for (const part of (requestHeaders.get('cookie') ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name !== wanted || !value) continue;
    try {
      return decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return null;
}
