import type { AppPlugin } from './plugins.types.ts';

/** Written to the storage of the web view, which is emptied when the app ends; it names nobody, and stays at sign-out. */
const LAUNCH_READ = 'shell.launch-read';

interface LinkHost {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Lets the page know that an address waits. */
  announce: () => void;
}

interface Links {
  /** Everything that waits; it is gone afterwards. */
  take: () => string[];
  /** One more that the app was opened with, by another way. */
  offer: (address: string) => void;
}

/**
 * Collects the addresses that the phone opens the app with, until the page takes them: each once. While the app runs they
 * come as events. The one that it was started with is asked for; iOS reports that one as an event too, and answers with the
 * last one again when the page is loaded anew.
 */
export function collectLinks(app: AppPlugin, { storage, announce }: LinkHost): Links {
  const waiting = new Set<string>();
  const received = new Set<string>();
  const isLaunchRead = storage.getItem(LAUNCH_READ) !== null;
  const markLaunch = () => storage.setItem(LAUNCH_READ, 'yes');
  const offer = (address: string) => {
    received.add(address);
    waiting.add(address);
    announce();
  };
  const start = async () => {
    // First: the phone answers in the order of the questions, so what it still holds has come before the next answer.
    await app.addListener('appUrlOpen', ({ url }) => offer(url));
    if (isLaunchRead) return;
    const launch = await app.getLaunchUrl();
    if (!launch?.url) markLaunch();
    else if (!received.has(launch.url)) offer(launch.url);
  };
  // A phone that does not answer opens the app without a link.
  void start().catch(() => undefined);
  const take = () => {
    const addresses = [...waiting];
    waiting.clear();
    // Not before: a page that is loaded anew meanwhile has to get it.
    if (addresses.length > 0) markLaunch();
    return addresses;
  };
  return { take, offer };
}
