import type { Attack, Attempt } from './attack.ts';
import { read } from './calls.ts';
import type { Liora } from './liora.ts';

const CALLS = 136;
/** San Francisco, from where the locked plans of the demo city lie to far away from them. */
const MIDDLE = { latitude: 37.7793, longitude: -122.4193 };
const FARTHEST_DEGREES = 1.2;

interface List {
  plans: { id: string }[];
  locked: { id: string }[];
}

const around = (step: number) => ({
  latitude: MIDDLE.latitude + FARTHEST_DEGREES * (step / CALLS) * Math.cos(step),
  longitude: MIDDLE.longitude + FARTHEST_DEGREES * (step / CALLS) * Math.sin(step),
});

async function list(liora: Liora, input: object): Promise<List> {
  const { status, body } = await read(liora.port, 'plans/list', input);
  if (status !== 200) throw new Error(`The list was answered with ${status}.`);
  return (JSON.parse(body) as { json: List }).json;
}

/** How many different shelves, and different lists, the choices bring to light. */
async function watch(liora: Liora, what: string, choices: object[]): Promise<Attempt> {
  const shelves = new Set<string>();
  const lists = new Set<string>();
  for (const choice of choices) {
    const { plans, locked } = await list(liora, choice);
    shelves.add(locked.map(({ id }) => id).join());
    lists.add(plans.map(({ id }) => id).join());
  }
  const told = `${shelves.size} different shelves, ${lists.size} different lists in ${choices.length} calls`;
  const empty = shelves.size === 1 && shelves.has('');
  return {
    tried: what,
    saw: empty ? 'no locked plan at all: nothing was tried' : told,
    held: shelves.size === 1 && !empty,
  };
}

export const attack: Attack = {
  id: 'FIX-03',
  what: 'finding where a locked plan is',
  run: async ({ start }) => {
    const liora = await start();
    try {
      const positions = Array.from({ length: CALLS }, (_, step) => ({ origin: around(step) }));
      const tags = ['romantic', 'rooftop', 'jazz', 'no such tag'].map((tag) => ({ tags: [tag] }));
      const sizes = [{ limit: 1 }, { limit: 60 }];
      return [
        await watch(liora, `${CALLS} positions against the shelf of locked plans`, positions),
        await watch(liora, 'tags against the shelf', [{}, ...tags]),
        await watch(liora, 'sizes of page against the shelf', [{}, ...sizes]),
      ];
    } finally {
      await liora.stop();
    }
  },
};
