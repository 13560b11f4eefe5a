import { isAppElsewhere } from '../../lib/server.ts';

const WORKER = '/sw.js';
/** All files of the app over a slow line. */
const LONGEST_MS = 300_000;

const canKeepFiles = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Whether the app opens here without a connection: a native shell brings its files with it. */
export const opensOffline = (): boolean => isAppElsewhere() || canKeepFiles();

/** Has the service worker keep the files of the app; whether it has them all. What is there already is not fetched again. */
export async function keepAppFiles(): Promise<boolean> {
  if (isAppElsewhere() || !canKeepFiles()) return isAppElsewhere();
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { active } = await navigator.serviceWorker.ready;
  return active !== null && post(active, 'liora:keep-files');
}

/** The worker itself stays: it may show notices. */
export async function forgetAppFiles(): Promise<void> {
  if (isAppElsewhere() || !canKeepFiles()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (registration?.active) await post(registration.active, 'liora:forget-files');
}

function post(worker: ServiceWorker, type: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data.isDone === true);
    setTimeout(() => resolve(false), LONGEST_MS);
    worker.postMessage({ type }, [port2]);
  });
}
