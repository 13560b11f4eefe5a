import type { Settings } from './config.ts';
import { isLoopback } from './exposure.ts';

type Exposed = Pick<
  Settings,
  'onlyThisMachine' | 'host' | 'port' | 'publicUrl' | 'trustProxy' | 'demo' | 'mail' | 'billing'
>;

function waysIn({ host, port, publicUrl, trustProxy }: Exposed): string {
  const ways = [
    !isLoopback(host) && `who reaches port ${port} of this machine (HOST=${host})`,
    publicUrl && !isLoopback(new URL(publicUrl).hostname) && `who opens ${publicUrl} (PUBLIC_URL)`,
    trustProxy && 'whom the proxy lets through (TRUST_PROXY)',
  ];
  return ways.filter(Boolean).join(', ');
}

function dangers({ host, publicUrl, trustProxy, demo, mail, billing }: Exposed): string[] {
  const announced = publicUrl === undefined ? undefined : new URL(publicUrl);
  const open = !isLoopback(host);
  const warnings: [boolean, string][] = [
    [demo, 'the passwords of the demo sign-ins are public: anybody can sign in with them (DEMO=on).'],
    [billing.purchaseMode === 'stub', 'anybody gets Privé without paying (PURCHASE_MODE=stub).'],
    [
      mail.smtpUrl === null,
      'no mail server is set (SMTP_URL): letters wait, nobody is asked to confirm an address, and a request for a new password is answered with an error.',
    ],
    [
      announced === undefined,
      'PUBLIC_URL is not set: links in letters and previews lead to localhost, where nobody else finds Liora.',
    ],
    [
      announced?.protocol === 'http:' && !isLoopback(announced.hostname),
      'PUBLIC_URL begins with http: passwords and sessions can be read on the way. Put a proxy with https in front.',
    ],
    [
      trustProxy !== null && open,
      `HOST=${host} lets people past the proxy, and then they can claim any address (TRUST_PROXY). Use HOST=127.0.0.1, or let only the proxy reach the port.`,
    ],
    [
      !trustProxy && !open,
      'everybody seems to come from the proxy: limits that count by address are shared by all. Set TRUST_PROXY=on.',
    ],
  ];
  return warnings.filter(([applies]) => applies).map(([, words]) => `Warning: ${words}`);
}

/** What an operator has to know before others reach this Liora; nothing when only this machine does. */
export function selfCheck(settings: Exposed): string[] {
  if (settings.onlyThisMachine) return [];
  return [`Liora is open to everybody ${waysIn(settings)}.`, ...dangers(settings)];
}
