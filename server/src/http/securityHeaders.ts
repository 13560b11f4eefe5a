import type { Settings } from '../config.ts';

type HeaderSettings = Pick<Settings, 'map' | 'supportChat' | 'appOrigins'> & { publicUrl: string };

const TWO_YEARS_SECONDS = 63_072_000;

/** Hosts the map may load from: the configured address and what MAP_HOSTS adds (a style may name more). */
function mapHosts(map: Settings['map']): string[] {
  const own = URL.canParse(map.url) ? [new URL(map.url).origin] : [];
  return [...new Set([...own, ...map.hosts])];
}

/** Where a support chat's widget loads from and talks to; nowhere without one. */
function chatHosts(chat: Settings['supportChat']): string[] {
  return chat ? [...new Set([new URL(chat.url).origin, ...chat.hosts])] : [];
}

/** Directives that only a chat widget needs; without one the default stands for them. */
function chatOnly(hosts: string[]): Record<string, string[]> {
  if (hosts.length === 0) return {};
  const sources = ["'self'", ...hosts];
  return { 'font-src': sources, 'media-src': sources, 'frame-src': sources };
}

/** The page loads only from here, except map data and a support chat from their configured hosts. */
function contentSecurityPolicy(config: HeaderSettings): string {
  const hosts = mapHosts(config.map);
  const chat = chatHosts(config.supportChat);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...chat],
    'style-src': ["'self'", ...chat],
    // The art and the map set style attributes; style elements stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts, ...chat],
    'connect-src': ["'self'", ...hosts, ...chat, ...chat.map((host) => host.replace(/^http/, 'ws'))],
    ...chatOnly(chat),
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
export function securityHeaders(config: HeaderSettings): Record<string, string> {
  const secure = config.publicUrl.startsWith('https:');
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Addresses of pages may hold the code of a link: not even our own server, whose proxies write logs, is told them.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    // An app of another origin shows pictures from here.
    'cross-origin-resource-policy': config.appOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    ...(secure && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
  };
}
