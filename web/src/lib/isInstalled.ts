import { isAppElsewhere } from './server.ts';

/** Whether Liora was opened as an app: by a native shell, or from the home screen. */
export const isInstalled = (): boolean =>
  isAppElsewhere() || matchMedia('(display-mode: standalone)').matches;
