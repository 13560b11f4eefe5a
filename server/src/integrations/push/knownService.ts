import { isIP } from 'node:net';

const HTTPS_PORT = '443';
const LONGEST = 1024;

/**
 * Whether an address may be posted to: of a push service that the settings name, by https, with nothing in it that could
 * mean another host. Addresses of machines are none, whatever the settings say.
 */
export function isKnownService(endpoint: string, services: readonly string[]): boolean {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint);
  if (protocol !== 'https:' || username || password || hash) return false;
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return false;
  return services.some((service) => {
    const [host = '', servicePort = HTTPS_PORT] = service.split(':');
    if ((port || HTTPS_PORT) !== servicePort) return false;
    return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  });
}
