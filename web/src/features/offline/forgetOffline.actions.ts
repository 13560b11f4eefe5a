import { forgetAppFiles } from './appFiles.actions.ts';
import { forgetAnswers } from './offlineAnswers.store.ts';
import { stopStoring } from './storeAnswers.effects.ts';

/** Nothing is kept from now on, and what was goes. */
export async function forgetOffline(): Promise<void> {
  stopStoring();
  await Promise.allSettled([forgetAnswers(), forgetAppFiles()]);
}
