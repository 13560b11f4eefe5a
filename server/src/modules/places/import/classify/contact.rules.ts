import { clean } from './osmNames.rules.ts';

const MAX_URL_CHARS = 500;
const TRACKING = /^(utm_|fbclid$|gclid$|mc_cid$|y_source$)/;

/** A web address as written by people, made safe: http or https with a host, no log-in, no tracking; else null. */
export function cleanWebsite(text: string | null | undefined): string | null {
  const first = clean(text ?? '').split(/[;\s]/)[0] ?? '';
  const withScheme =
    /^[a-z][a-z0-9+.-]*:/i.test(first) && !/^[\w.-]+:\d/.test(first) ? first : `https://${first}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (!url.hostname.includes('.') || url.username !== '' || url.password !== '') return null;
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href.length > MAX_URL_CHARS ? null : url.href;
}

/** The first phone number of a list, as written; null when it holds fewer than five digits. */
export function cleanPhone(text: string | null | undefined): string | null {
  const first = clean((text ?? '').split(/[;,]|\bor\b/)[0] ?? '');
  const digits = first.replaceAll(/\D/g, '').length;
  return digits >= 5 && digits <= 20 && first.length <= 40 ? first : null;
}
