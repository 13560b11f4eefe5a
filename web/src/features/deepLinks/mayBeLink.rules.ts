import { DEEP_LINK_MAX_CHARS } from '@liora/domain/limits';

const LANDING = /^\/(?:link|liora|liora-link|invite)(?:\/|$)/;
const PARAMETERS = ['linkCode', 'inviteCode', 'code', 'place', 'profile', 'memory'];

/**
 * Whether the rules of links (deepLink.rules.ts) can have anything to say of an address of this site: what most visits come
 * to is no link, and does without their code. `stored`: what this tab holds of a partner's link.
 */
export function mayBeLink(
  { href, pathname, search }: Pick<URL, 'href' | 'pathname' | 'search'>,
  stored: string | null,
  isScreen: (path: string) => boolean,
): boolean {
  if (stored !== null || !isScreen(pathname) || LANDING.test(pathname)) return true;
  const query = new URLSearchParams(search);
  const isOdd = href.includes('\\') || /%|\/\//.test(pathname) || href.length > DEEP_LINK_MAX_CHARS;
  return isOdd || PARAMETERS.some((name) => query.has(name));
}
