import { LINK_HANDOVER, takeShellLinks } from '../../lib/native/shellLinks.ts';

/**
 * Follows what the native shell was opened with: what has waited since before the app was ready, and what comes while it is
 * open. An address is gone from the shell once it was taken, so none is followed twice.
 */
export function watchShellLinks(follow: (address: string) => void, page: Window = window): void {
  const take = () => {
    for (const address of takeShellLinks(page)) follow(address);
  };
  page.addEventListener(LINK_HANDOVER.event, take);
  take();
}
