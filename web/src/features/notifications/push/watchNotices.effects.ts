import type { QueryClient } from '@tanstack/react-query';
import { shellPush } from '../../../lib/native/shellPush.ts';
import { forgetOn } from '../../../lib/personalData.ts';
import { startQuery } from '../../accounts/accounts.queries.ts';

/** What the service worker says when a notice was pressed. */
interface OpenNotice {
  type: 'liora:open-notice';
  address: string;
}

const isOpenNotice = (data: unknown): data is OpenNotice =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'liora:open-notice';

/** Shows what a pressed notice is about, and keeps this device's subscription in step with who is signed in. */
export function watchNotices(queries: QueryClient, go: (address: string) => void): void {
  if (hasWorkers()) followPressedNotices(go);
  else if (!shellPush(window)) return;
  const { queryKey } = startQuery();
  let known: string | null | undefined;
  const look = () => {
    const me = queries.getQueryData(queryKey)?.me;
    const userId = me === undefined ? undefined : (me?.user_id ?? null);
    if (userId === undefined || userId === known) return;
    known = userId;
    void renew(userId);
  };
  forgetOn(['signed out'], () => void renew(null));
  queries.getQueryCache().subscribe(look);
  look();
}

/** Not where the browser has none, or the page is not on https. */
const hasWorkers = (): boolean => 'serviceWorker' in navigator;

function followPressedNotices(go: (address: string) => void): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [answer] }) => {
    if (!isOpenNotice(data)) return;
    go(data.address);
    answer?.postMessage('shown');
  });
}

const hasRegistration = async (): Promise<boolean> =>
  hasWorkers() && (await navigator.serviceWorker.getRegistration('/').catch(() => undefined)) !== undefined;

/** Whoever has never switched it on fetches no code for it. */
async function renew(userId: string | null): Promise<void> {
  if (!shellPush(window) && !(await hasRegistration())) return;
  const { renewDevicePush } = await import('./devicePush.actions.ts');
  await renewDevicePush(userId).catch(() => undefined);
}
