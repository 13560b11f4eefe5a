import { attackRoute } from '../../../server/test/hostile/attack.ts';
import { OTHER_ROUTES } from '../../../server/test/hostile/otherRoutes.ts';
import { againstNode } from './againstNode.ts';
import type { Row } from './progress.ts';
import { report, show } from './report.ts';

const CALLERS = 3;
const SEED = 9;
const HOW =
  "Requests to what is no procedure (photos and their upload, the download of one's own data, documents and previews of plans and places, addresses that are none), with ids that exist, that do not, and nonsense, in every method, as a visitor, a member and an admin.";

/** @param howMany requests to each route */
export async function routes(howMany: number): Promise<string | null> {
  const inputs = Math.ceil(howMany / CALLERS);
  const rows = await againstNode('routes', async ({ site, world, memory }) => {
    const found: Row[] = [];
    for (const route of OTHER_ROUTES) {
      const began = performance.now();
      const outcome = await attackRoute(route, { site, ...world, inputs, seed: SEED });
      const row = { name: route.name, outcome, memory: await memory(), ms: performance.now() - began };
      found.push(row);
      show(row);
    }
    return found;
  });
  return report('Hostile requests beside the contract', HOW, rows);
}
