import type { Settings } from '../config.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** Hosts the map may load from: the configured address and what MAP_HOSTS adds (a style may name more). */
function mapHosts(map: Settings['map']): string[] {
  const own = URL.canParse(map.url) ? [new URL(map.url).origin] : [];
  return [...new Set([...own, ...map.hosts])];
}

/** The page loads only from here, except map data from the configured map's hosts. */
function contentSecurityPolicy(config: Pick<Settings, 'map'> & { publicUrl: string }): string {
  const hosts = mapHosts(config.map);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // The art and the map set style attributes; style elements stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts],
    'connect-src': ["'self'", ...hosts],
    // The map draws in a worker that it builds from a blob.
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every answer. */
export function securityHeaders(
  config: Pick<Settings, 'map'> & { publicUrl: string },
): Record<string, string> {
  const secure = config.publicUrl.startsWith('https:');
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
  };
}
