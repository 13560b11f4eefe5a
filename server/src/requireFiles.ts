import { accessSync, constants } from 'node:fs';
import type { Settings } from './config.ts';
import { ConfigError } from './config.variables.ts';

/** Refuses settings that name files which are not there or cannot be read. */
export function requireFiles({ map }: Pick<Settings, 'map'>): void {
  // That of imported areas is made later, or never.
  if (map.file === undefined || map.kind === 'areas') return;
  try {
    accessSync(map.file, constants.R_OK);
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = missing ? 'there is no such file' : 'it cannot be read';
    throw new ConfigError(`MAP_URL names ${map.file}, and ${reason}. Correct the path or leave MAP_URL out.`);
  }
}
