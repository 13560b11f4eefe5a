/** The part of autocannon that the benches use; the package brings no types. */
declare module 'autocannon' {
  interface Result {
    requests: { total: number };
    latency: { p99: number };
    /** Seconds. */
    duration: number;
    errors: number;
    non2xx: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Seconds that an answer may take. */
    timeout: number;
    workers?: number;
    requests: Array<{ method: string; path: string; headers: Record<string, string>; body?: string }>;
  }): Promise<Result>;
}
