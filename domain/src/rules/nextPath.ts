const BASE = 'https://liora.invalid';
/** Read as another site by browsers where it leads an address. */
const OTHER_SITE = /^\/[/\\]/;
const SIGN_IN = /^\/auth(?:\/|$)/;

/** Where to go after signing in: a path of this site, else the root (AUTH-10). */
export function nextPath(next: string | undefined): string {
  if (!next?.startsWith('/') || !URL.canParse(next, BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(next, BASE);
  // Browsers read //host and /\host as another site, also after dropping tabs, line breaks and steps like /./ before it.
  const leadsAway = origin !== BASE || OTHER_SITE.test(pathname) || SIGN_IN.test(pathname);
  return leadsAway ? '/' : `${pathname}${search}${hash}`;
}
