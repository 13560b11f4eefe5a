import { table } from '../results.ts';
import type { Throughput } from './load.ts';
import type { QueryClass } from './questions.ts';

/** How many ask at once. */
export const CONNECTIONS = [8, 64] as const;
/** A small town is so quick that only the round trip is left to compare with. */
const ROUND_TRIPS = 1.5;

export interface PeerResult {
  query: QueryClass;
  promised: number;
  ours: Throughput[];
  peer: Throughput[];
}

export interface AgainstPeer {
  classes: PeerResult[];
  /** How many empty round trips a search in a small town takes. */
  smallTown: number;
}

export const ratiosOf = ({ ours, peer }: PeerResult) =>
  ours.map(({ perSecond }, i) => perSecond / (peer[i]?.perSecond ?? Number.NaN));
export const times = (ratio: number) => `${ratio.toFixed(1)}x`;
const rates = (of: readonly Throughput[]) => of.map(({ perSecond }) => perSecond.toFixed(1)).join(' / ');
const verdict = (isMet: boolean) => (isMet ? 'met' : '**not met**');

/** One row per class: both sides, the ratio, and whether its goal is met. */
export function peerReport({ classes, smallTown }: AgainstPeer): string {
  const rows = classes.map((result) => {
    const failures = [...result.ours, ...result.peer].reduce((sum, one) => sum + one.failures, 0);
    return [
      `${result.query.id} ${result.query.name}`,
      rates(result.ours),
      rates(result.peer),
      ratiosOf(result).map(times).join(' / '),
      `>= ${result.promised}x`,
      verdict(failures === 0 && ratiosOf(result).every((ratio) => ratio >= result.promised)),
      String(failures),
    ];
  });
  rows.push([
    '4 rare name, small town, one client',
    '',
    '',
    `${smallTown.toFixed(1)} empty round trips`,
    `<= ${ROUND_TRIPS}`,
    verdict(smallTown <= ROUND_TRIPS),
    '',
  ]);
  return `Beside @supabase/lite on the same PostgreSQL, over HTTP, searches a second at ${CONNECTIONS.join(' and ')} connections, three requests of the
peer's to a search, of which it gives at most 1,000 rows and none by distance (goals for a million places):

${table(['class', 'ours', 'peer', 'ratio', 'promised', '', 'failures'], rows)}`;
}
