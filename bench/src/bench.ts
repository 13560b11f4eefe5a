/** One bench: prints its table and returns Markdown for bench/results/<name>.md, or null when it could not be run. */
export interface Bench {
  usage: string;
  run(options: Record<string, string>): Promise<string | null>;
}
