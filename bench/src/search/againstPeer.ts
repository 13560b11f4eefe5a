import type { BenchDatabase } from '../database.ts';
import { load, type Throughput } from './load.ts';
import { openPeer, type Peer, peerPaths } from './peer.ts';
import {
  type AgainstPeer,
  CONNECTIONS,
  type Costed,
  type PeerResult,
  ratiosOf,
  times,
} from './peerReport.ts';
import { processorTimeOf } from './processorTime.ts';
import type { QueryClass } from './questions.ts';
import { loadOurs } from './throughput.ts';

/** Goals of FIX-74 over HTTP at 1M places, in searches a second of ours to the peer's. */
const PROMISED: Readonly<Record<string, number>> = {
  '1': 40,
  '2a': 40,
  '2b': 40,
  '3a': 50,
  '6': 70,
  '7a': 15,
};
const SMALL_TOWN = '4';
const REQUESTS_PER_SEARCH = 3;

/** Ours and the peer in turns, on the same PostgreSQL, over HTTP. */
export async function measureAgainstPeer(
  database: BenchDatabase,
  classes: readonly QueryClass[],
): Promise<AgainstPeer> {
  const peer = await openPeer(urlForPeer(database));
  try {
    const results: PeerResult[] = [];
    for (const query of classes) {
      const promised = PROMISED[query.id];
      if (promised === undefined) continue;
      const result: PeerResult = { query, promised, ours: [], peer: [] };
      for (const connections of CONNECTIONS) {
        result.ours.push(await timed(database, () => loadOurs(database, query, connections)));
        result.peer.push(await timed(database, () => loadPeer(peer, query, connections)));
      }
      console.log(`${query.id} beside the peer: ${ratiosOf(result).map(times).join(' / ')}`);
      results.push(result);
    }
    return {
      classes: results,
      empty: await timed(database, () => loadEmpty(database, CONNECTIONS[0])),
      smallTown: await smallTown(database, classes),
    };
  } finally {
    await peer.stop();
  }
}

/** The product's own database, with the rights that the peer asks for. */
function urlForPeer({ adminUrl, url }: BenchDatabase): string {
  const whole = new URL(adminUrl);
  whole.pathname = new URL(url).pathname;
  return whole.href;
}

async function loadPeer(peer: Peer, { questions }: QueryClass, connections: number): Promise<Throughput> {
  const requests = questions
    .flatMap(peerPaths)
    .map((path) => ({ method: 'GET' as const, path, headers: {} }));
  const result = await load(peer.answer, requests, connections);
  return {
    ...result,
    perSecond: result.perSecond / REQUESTS_PER_SEARCH,
    answers: result.answers / REQUESTS_PER_SEARCH,
  };
}

async function timed(database: BenchDatabase, load: () => Promise<Throughput>): Promise<Costed> {
  const { result, time } = await processorTimeOf(database.pid, load, ({ answers }) => answers);
  return { ...result, time };
}

/** The place search box without a letter: the whole way through the product, without a statement. */
function loadEmpty(database: BenchDatabase, connections: number): Promise<Throughput> {
  const questions = [{ q: '', origin: { latitude: 0, longitude: 0 }, limit: 8 }];
  return loadOurs(database, { id: '', name: '', typeAhead: true, questions }, connections);
}

/** One client: how long it waits for a search, in the time that an empty answer takes. */
async function smallTown(database: BenchDatabase, classes: readonly QueryClass[]): Promise<number> {
  const query = classes.find(({ id }) => id === SMALL_TOWN);
  if (!query) return Number.NaN;
  const ours = await loadOurs(database, query, 1);
  const empty = await loadEmpty(database, 1);
  return empty.perSecond / ours.perSecond;
}
