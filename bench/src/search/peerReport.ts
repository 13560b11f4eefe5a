import { table } from '../results.ts';
import type { Throughput } from './load.ts';
import type { ProcessorTime } from './processorTime.ts';
import type { QueryClass } from './questions.ts';

/** How many ask at once. */
export const CONNECTIONS = [8, 64] as const;
/** A small town is so quick that only the round trip is left to compare with. */
const ROUND_TRIPS = 1.5;

export type Costed = Throughput & { time: ProcessorTime };

/** One result per number of connections. */
export interface PeerResult {
  query: QueryClass;
  promised: number;
  ours: Costed[];
  peer: Costed[];
}

export interface AgainstPeer {
  classes: PeerResult[];
  /** An answer without a statement. */
  empty: Costed;
  /** How many empty round trips a search in a small town takes. */
  smallTown: number;
}

export const ratiosOf = ({ ours, peer }: PeerResult) =>
  ours.map(({ perSecond }, i) => perSecond / (peer[i]?.perSecond ?? Number.NaN));
export const times = (ratio: number) => `${ratio.toFixed(1)}x`;
const rates = (of: readonly Throughput[]) => of.map(({ perSecond }) => perSecond.toFixed(1)).join(' / ');
const verdict = (isMet: boolean) => (isMet ? 'met' : '**not met**');

/** One row per class: both sides, the ratio, and whether its goal is met. */
export function peerReport({ classes, empty, smallTown }: AgainstPeer): string {
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

${table(['class', 'ours', 'peer', 'ratio', 'promised', '', 'failures'], rows)}

${processorTimes(classes, empty)}`;
}

/** Where the time goes: what is above the goal with the statements alone cannot be met by the service around them. */
function processorTimes(classes: readonly PeerResult[], empty: Costed): string {
  const rows = classes.flatMap(({ query, promised, ours: [ours], peer: [peer] }) => {
    if (!ours || !peer) return [];
    const allowed = (peer.time.script + peer.time.database) / promised;
    return [
      [
        `${query.id} ${query.name}`,
        ...costs(ours),
        ...costs(peer),
        allowed.toFixed(2),
        allowed < ours.time.database ? 'less than its statement takes' : '',
      ],
    ];
  });
  rows.push(['an answer without a statement', ...costs(empty), '', '', '', '']);
  return `Processor time of one search at ${CONNECTIONS[0]} connections, milliseconds over both cores, without the client's. *Allowed* is what a
search of ours may take for the promised ratio:

${table(['class', 'ours: service', 'PostgreSQL', 'peer: service', 'PostgreSQL', 'allowed', ''], rows)}`;
}

const costs = ({ time }: Costed) => [time.script.toFixed(2), time.database.toFixed(2)];
