/** One bench: prints its table and returns Markdown for bench/results/<name>.md, or null when it could not be run. */
export interface Bench {
  usage: string;
  /** Under which name the result is kept, where parts of it are run for themselves; otherwise the bench's own. */
  resultName?(options: Record<string, string>): string;
  run(options: Record<string, string>): Promise<string | null>;
}
