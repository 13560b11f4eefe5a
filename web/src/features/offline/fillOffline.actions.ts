import { SAVED_MAX_PAGE_SIZE } from '@liora/domain/limits';
import { client } from '../../lib/api.ts';
import { currentOrigin } from '../../lib/location/useOrigin.ts';
import { isFillDue } from './offlineAnswers.rules.ts';
import { filledAt, noteFilled } from './offlineAnswers.store.ts';

/** Of each list so many pages; of its plans the first ones with their details. */
const MOST_PAGES = 3;
const MOST_PLANS = 20;

interface Page {
  nextCursor: string | null;
}

/** Asks for the pages of a list, one after the other. */
async function pagesOf<Answer extends Page>(ask: (cursor: string | undefined) => Promise<Answer>) {
  const pages: Answer[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(cursor);
    pages.push(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && pages.length < MOST_PAGES);
  return pages;
}

/**
 * Asks for what somebody will want to read without a connection, in the words of the screens, so that what is answered is
 * stored (storeAnswers.effects.ts): the first screen, saved places, own, saved and shared plans with their details, memories, what is planned.
 * @throws where one of them is not answered; what came before it is kept
 */
export async function fillOffline(now: number): Promise<void> {
  if (!isFillDue(await filledAt(), now)) return;
  const at = new Date(now).toISOString();
  await askFirstScreen(at);
  await client.invitations.upcoming();
  await client.explore.forTwo({ at });
  await client.couples.link();
  await client.calendar.dateFileKey();
  await client.saved.ids();
  await client.saved.categories();
  await pagesOf((cursor) => client.saved.places({ sort: 'added', at, limit: SAVED_MAX_PAGE_SIZE, cursor }));
  const own = await pagesOf((cursor) => client.plans.mine({ cursor }));
  const saved = await pagesOf((cursor) => client.plans.saved({ cursor }));
  const shared = await pagesOf((cursor) => client.plans.shared({ cursor }));
  await pagesOf((cursor) => client.memories.list({ cursor }));
  await client.memories.overview();
  await client.memories.ofToday();
  await client.memories.toKeep();
  const ids = [
    ...own.flatMap(({ plans }) => plans.map(({ id }) => id)),
    ...shared.flatMap(({ plans }) => plans.map(({ id }) => id)),
    ...saved.flatMap(({ plans }) => plans.flatMap((entry) => (entry.kind === 'plan' ? [entry.plan.id] : []))),
  ];
  for (const id of [...new Set(ids)].slice(0, MOST_PLANS)) await client.plans.get({ id });
  await noteFilled(now);
}

async function askFirstScreen(at: string): Promise<void> {
  const { defaultArea } = await client.platform.start();
  const from = currentOrigin(defaultArea);
  if (from) await client.explore.home({ origin: from.origin, located: from.located || from.chosen, at });
}
