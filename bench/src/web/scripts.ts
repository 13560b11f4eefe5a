import { stat } from 'node:fs/promises';
import path from 'node:path';
import { WEB_ROOT } from './product.ts';

/** JavaScript that /explore may need before any map is shown, compressed with brotli as the server sends it. */
export const BUDGET_KB = 140;
const BYTES_PER_KB = 1000;

export interface Script {
  file: string;
  /** Kilobytes of 1,000 bytes. */
  plain: number;
  gzip: number;
  brotli: number;
}

/** A file too small to compress has no compressed copy: then it is sent as it is. */
async function kilobytes(file: string, otherwise?: string): Promise<number> {
  try {
    return (await stat(file)).size / BYTES_PER_KB;
  } catch (error) {
    if (otherwise === undefined) throw error;
    return kilobytes(otherwise);
  }
}

async function weigh(file: string): Promise<Script> {
  const full = path.join(WEB_ROOT, file);
  return {
    file: path.basename(file),
    plain: await kilobytes(full),
    gzip: await kilobytes(`${full}.gz`, full),
    brotli: await kilobytes(`${full}.br`, full),
  };
}

/** Every script among the addresses that a visit fetched, the heaviest first. */
export async function scriptsOf(addresses: readonly string[]): Promise<Script[]> {
  const files = addresses.map((address) => new URL(address).pathname).filter((file) => /\.m?js$/.test(file));
  const scripts = await Promise.all([...new Set(files)].map(weigh));
  return scripts.toSorted((a, b) => b.brotli - a.brotli);
}

export function sum(scripts: readonly Script[], of: 'plain' | 'gzip' | 'brotli'): number {
  return scripts.reduce((total, script) => total + script[of], 0);
}
