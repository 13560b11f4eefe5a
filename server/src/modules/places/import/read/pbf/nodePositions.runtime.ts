import type { LatLng } from '@liora/domain/rules/distance';

const UNKNOWN = 0x7fffffff;

/**
 * Positions of the nodes that somebody needs, and of no others: a country has hundreds of millions.
 * First every needed id, then {@link sort}, then positions. 16 bytes for each id.
 */
export class NodePositions {
  #ids = new Float64Array(1024);
  #count = 0;
  #lats = new Int32Array(0);
  #lngs = new Int32Array(0);

  need(id: number): void {
    if (this.#count === this.#ids.length) {
      const larger = new Float64Array(this.#ids.length * 2);
      larger.set(this.#ids);
      this.#ids = larger;
    }
    this.#ids[this.#count++] = id;
  }

  /** Ends the collecting of ids. */
  sort(): void {
    const sorted = this.#ids.subarray(0, this.#count).sort();
    this.#ids = sorted.filter((id, i) => i === 0 || id !== sorted[i - 1]);
    this.#lats = new Int32Array(this.#ids.length).fill(UNKNOWN);
    this.#lngs = new Int32Array(this.#ids.length);
  }

  /** Keeps the position when the node is needed. */
  set(id: number, lat: number, lng: number): void {
    const at = this.#find(id);
    if (at < 0) return;
    this.#lats[at] = Math.round(lat * 1e7);
    this.#lngs[at] = Math.round(lng * 1e7);
  }

  /** Null when the file has no such node. */
  get(id: number): LatLng | null {
    const at = this.#find(id);
    const lat = this.#lats[at] ?? UNKNOWN;
    return at < 0 || lat === UNKNOWN ? null : { lat: lat / 1e7, lng: (this.#lngs[at] ?? 0) / 1e7 };
  }

  #find(id: number): number {
    let low = 0;
    let high = this.#ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#ids[middle] ?? 0;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
