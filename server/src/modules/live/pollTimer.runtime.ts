/** Waiting that news cut short, and the end cuts off. */
export class PollTimer {
  #woken = false;
  #over = false;
  /** Ends the wait of this moment, if there is one; `forNews` when news may. */
  #wait: { end: () => void; forNews: boolean } | null = null;

  /** There is something to do. */
  wake(): void {
    this.#woken = true;
    if (this.#wait?.forNews) this.#wait.end();
  }

  /** Nobody waits any more. */
  stop(): void {
    this.#over = true;
    this.#wait?.end();
  }

  /** Waits at least `leastMs`, then until `wake` was called since the last rest ended, at most `mostMs` in all. */
  async forBetween(leastMs: number, mostMs: number): Promise<void> {
    await this.#until(leastMs, false);
    if (!this.#woken) await this.#until(mostMs - leastMs, true);
    this.#woken = false;
  }

  async #until(ms: number, forNews: boolean): Promise<void> {
    if (this.#over || ms <= 0) return;
    await new Promise<void>((end) => {
      const timer = setTimeout(end, ms);
      const stop = () => {
        clearTimeout(timer);
        end();
      };
      this.#wait = { end: stop, forNews };
    });
    this.#wait = null;
  }
}
