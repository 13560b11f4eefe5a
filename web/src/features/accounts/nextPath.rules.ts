/** Where to go after signing in: a path of this site, else the root (AUTH-10). */
export function nextPath(next: string | undefined): string {
  if (!next?.startsWith('/')) return '/';
  const base = 'https://liora.invalid';
  if (!URL.canParse(next, base)) return '/';
  const url = new URL(next, base);
  // Browsers read //host and /\host as another site, also after dropping tabs and line breaks.
  return url.origin === base && url.pathname !== '/auth' ? `${url.pathname}${url.search}${url.hash}` : '/';
}
