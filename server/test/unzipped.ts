import { strFromU8, unzipSync } from 'fflate';

/** The texts in a ZIP, by the names of its files. */
export function unzipped(zip: Uint8Array): Record<string, string> {
  const files = Object.entries(unzipSync(zip));
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]));
}
