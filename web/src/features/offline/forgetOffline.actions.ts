import { STORED_OWNER_KEY } from '../../lib/readThrough.ts';
import { setWriteThrough } from '../../lib/writeThrough.ts';
import { forgetAppFiles } from './appFiles.actions.ts';
import { forgetAnswers } from './offlineAnswers.store.ts';
import { emptyQueue, showQueue } from './outbox/outbox.store.ts';
import { stopStoring } from './storeAnswers.effects.ts';

/** Nothing is kept from now on, and what was goes. */
export async function forgetOffline(): Promise<void> {
  stopStoring();
  setWriteThrough(null);
  showQueue([]);
  localStorage.removeItem(STORED_OWNER_KEY);
  await Promise.allSettled([forgetAnswers(), emptyQueue(), forgetAppFiles()]);
}
