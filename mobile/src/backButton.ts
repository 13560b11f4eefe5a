import type { AppPlugin } from './plugins.types.ts';

/** Android's Back: one page back, which also closes what lies over a page; from the first one the app leaves the screen. */
export function handleBackButton(app: AppPlugin, history: Pick<History, 'back'>): void {
  void app.addListener('backButton', ({ canGoBack }) => {
    if (canGoBack) history.back();
    else void app.minimizeApp();
  });
}
