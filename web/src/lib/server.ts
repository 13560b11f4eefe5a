import { SESSION_HEADER } from '@liora/domain/contract/session';
import { SESSION_TOKEN_KEY } from './personalData.ts';

/**
 * Where the server is, when the app does not come from it: a native shell brings its own pages and names the server in
 * `<meta name="liora-server" content="https://…">`. Empty in the pages that the server hands out.
 */
const elsewhere = (): string =>
  globalThis.document?.querySelector('meta[name="liora-server"]')?.getAttribute('content') ?? '';

/** The whole address of a path of the server: nothing else knows where that is. Whole addresses stay as they are. */
export function serverAddress(path: string): string {
  return new URL(path, elsewhere() || (globalThis.location?.href ?? 'http://localhost')).href;
}

/**
 * The address of a picture of the server, for the page: as it is in pages that the server hands out, which it also draws
 * itself, where it does not know by which name it is reached.
 */
export const pictureAddress = (path: string): string => (isAppElsewhere() ? serverAddress(path) : path);

/** Where links of this Liora lead: the pages that are open, and the server where the app comes from elsewhere. */
export const siteOrigins = (): string[] => {
  // Written out: of the scheme of a shell's pages (capacitor:) not every browser names the origin.
  const { protocol, host } = globalThis.location;
  return [`${protocol}//${host}`, new URL(serverAddress('/')).origin];
};

export const isAppElsewhere = (): boolean => elsewhere() !== '';

/** The session of an app from elsewhere; null in the pages that the server hands out, where the browser sends its cookie. */
export const sessionToken = (): string | null =>
  isAppElsewhere() ? localStorage.getItem(SESSION_TOKEN_KEY) : null;

function keepSession(answer: Response): void {
  const token = answer.headers.get(SESSION_HEADER);
  if (token) localStorage.setItem(SESSION_TOKEN_KEY, token);
  else if (token !== null) localStorage.removeItem(SESSION_TOKEN_KEY);
}

/**
 * Asks the server with the session: the browser adds its cookie by itself, an app from elsewhere sends a token, never a
 * cookie, and keeps the one that it is given.
 */
export async function askServer(request: Request | string, init?: RequestInit): Promise<Response> {
  if (!isAppElsewhere()) return fetch(request, init);
  const asked = new Request(request, { ...init, credentials: 'omit' });
  const token = sessionToken();
  if (token) asked.headers.set('authorization', `Bearer ${token}`);
  const answer = await fetch(asked);
  keepSession(answer);
  return answer;
}
