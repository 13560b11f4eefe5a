import { memoryContent } from '@liora/domain/contract/memories';
import { createShare } from '../../../modules/memories/shared/shares.service.ts';
import { writeWords } from '../../../modules/memories/write/ofTheTwo.service.ts';
import { createMemory } from '../../../modules/memories/write/writeMemories.service.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { placeIdOf } from '../placeRows.ts';
import { DEMO_PLACES } from '../places/demoPlaces.ts';
import { CITY_ZONE } from './calendar.ts';
import { PAIR_MEMORIES, type PairMemory } from './memories.data.ts';
import type { Pair } from './people.ts';
import { requestId } from './requests.ts';

const names = new Map(DEMO_PLACES.map(({ slug, name }) => [slug, name]));

/** The day, and when it was written down: the evening after, or in the first week of the pair. */
function daysOf({ ago }: PairMemory, { when }: Pair) {
  return ago === 'a year'
    ? { day: when.yearAgo, written: when.at(-70, 21) }
    : { day: when.date(-ago), written: when.at(1 - ago, 9) };
}

/** Keeps the memories, each as its maker does; `pictures` are uploads of theirs. */
export async function keepMemories(
  pair: Pair,
  pictures: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  for (const memory of PAIR_MEMORIES) await keep(pair, memory, pictures.get(memory.at) ?? []);
}

async function keep(pair: Pair, memory: PairMemory, uploads: readonly string[]): Promise<void> {
  const { day, written } = daysOf(memory, pair);
  const maker = pair[memory.by](written);
  const { memory: kept } = await createMemory(maker, {
    ...memoryContent.parse({
      place_name: names.get(memory.at),
      date_completed: day,
      rating: memory.rating,
      mood: memory.mood,
      reflection: memory.reflection,
      photos: uploads.map((id, index) => ({ id, caption: memory.pictures[index]?.[1] ?? null })),
      place_id: placeIdOf(memory.at),
      time_zone: CITY_ZONE,
    }),
    request_id: requestId(`memory ${memory.at}`),
    plan_id: null,
    shared: memory.kept !== true,
  });
  for (const who of ['nora', 'hugo'] as const) {
    const words = memory.words?.[who];
    if (words) await writeWords(pair[who](written), { id: kept.id, words });
  }
  if (memory.hasLink) await shareOutside(maker, memory, kept);
}

async function shareOutside(
  maker: SignedInCaller,
  memory: PairMemory,
  kept: { id: string; place_name: string; date_completed: string; photos: readonly { id: string }[] },
): Promise<void> {
  await createShare(maker, {
    request_id: requestId(`link ${memory.at}`),
    memory_id: kept.id,
    place_name: kept.place_name,
    date_completed: kept.date_completed,
    rating: memory.rating,
    photos: kept.photos.map(({ id }) => id),
    reflection: memory.reflection,
  });
}
