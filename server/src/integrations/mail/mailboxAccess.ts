/** Headers that a proxy adds: with one of them the request may come from anywhere, whatever its socket says. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from this machine itself: by the address of its socket, without a proxy in between, and
 * under a name of this machine, so that no foreign site that points its own name here can read along in a browser.
 */
export function isFromThisMachine(socketAddress: string | undefined, headers: Headers): boolean {
  if (!socketAddress || !isLoopback(socketAddress)) return false;
  for (const name of headers.keys()) {
    if (name.startsWith('x-forwarded-') || PROXY_HEADERS.includes(name)) return false;
  }
  return LOOPBACK_NAMES.has((headers.get('host') ?? '').replace(/:\d+$/, ''));
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || /^127\.\d+\.\d+\.\d+$/.test(plain);
}
