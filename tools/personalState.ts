import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, report, sourceFiles } from './sourceFiles.ts';

/** Product code of the web's features: what holds data of a person. */
const FEATURES = /^web\/src\/features\/(?!.*(?:\.test\.tsx?$|\/testing\/)).*\.tsx?$/;

/**
 * A variable, an empty collection or a store that belongs to the module and so outlives every screen and every person.
 * NAMES_LIKE_THIS are constants.
 */
const MODULE_STATE =
  /^(?:export )?(?:let\b|const \w+(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet|Store)(?:<.*>)?\(\)|create(?:\w+(?:Client|Cache)|\w*Store)\b)|const (?![A-Z_]+\b)\w+(?:: [^=]+)? = (?:\[\]|\{\});)/m;
/** Listeners of one's own are a store of one's own. */
const OWN_LISTENERS = /\bnew Set<\(\w*.*\) => void>\(\)/;

/** FIX-46: what a module keeps lies in Query's cache, or in a *.store.ts that lets go of it with the person. */
export function moduleStateProblems(file: string, content: string): string[] {
  if (!FEATURES.test(file)) return [];
  if (OWN_LISTENERS.test(content))
    return [`${file}: listeners of its own; a store of @tanstack/react-store tells who shows it`];
  if (!MODULE_STATE.test(content)) return [];
  if (!file.endsWith('.store.ts'))
    return [`${file}: a module keeps nothing between people; answers lie in Query, the rest in a *.store.ts`];
  if (!/\bforgetOn\(/.test(content))
    return [`${file}: says to nobody when to forget what it keeps (forgetOn of lib/personalData.ts)`];
  return [];
}

if (import.meta.main) {
  report(
    sourceFiles().flatMap((file) => moduleStateProblems(file, readFileSync(path.join(ROOT, file), 'utf8'))),
  );
}
