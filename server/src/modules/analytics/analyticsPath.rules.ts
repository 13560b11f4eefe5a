const PUBLIC_SEGMENTS = new Set([
  'explore',
  'map',
  'saved',
  'notifications',
  'profile',
  'search',
  'category',
  'place',
  'reviews',
  'plan',
  'curated-plans',
  'liora-loved',
  'invite',
  'shared-memory',
  'liora',
  'link',
  'link-connect',
  'auth',
  'reset-password',
  'verify',
  'prive',
  'support',
  'us',
  'bucket-list',
]);
const MAX_SEGMENTS = 4;

/** '/invite/Xk3…?from=a' becomes '/invite/*': only words of the product's own addresses stay, everything else may be a code. */
export function pathWithoutCodes(path: string): string {
  const [address = ''] = path.split(/[?#]/);
  const segments = address.split('/').filter(Boolean).slice(0, MAX_SEGMENTS);
  return `/${segments.map((segment) => (PUBLIC_SEGMENTS.has(segment) ? segment : '*')).join('/')}`;
}
