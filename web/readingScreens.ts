import type { Plugin, Rollup } from 'vite';

/** Whoever opens these came to read: none of them waits for what checks forms. */
const READING =
  /[\\/]screens[\\/](?:Category|Explore|Loved|Map|Place|PlacePlans|Plan|Plans|PublicProfile|Reviews|Search)Screen\.tsx$/;
const CHECKS = /node_modules[\\/]zod[\\/]/;

/** Refuses a build in which a screen that people read brings the checks of forms along, by whichever file of its. */
export function readingScreens(): Plugin {
  return {
    name: 'reading-screens',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunkOf = (file: string) => {
        const output = bundle[file];
        return output?.type === 'chunk' ? output : null;
      };
      for (const file of Object.keys(bundle)) {
        const screen = chunkOf(file);
        if (!screen?.facadeModuleId || !READING.test(screen.facadeModuleId)) continue;
        const found = fetchedWith(screen, chunkOf).find(({ moduleIds }) =>
          moduleIds.some((id) => CHECKS.test(id)),
        );
        if (found)
          this.error(`${screen.facadeModuleId} brings zod along, in ${found.fileName}: see chunkGroups.`);
      }
    },
  };
}

/** A chunk with all that it imports, in whatever order. */
function fetchedWith(
  chunk: Rollup.OutputChunk,
  chunkOf: (file: string) => Rollup.OutputChunk | null,
): Rollup.OutputChunk[] {
  const found = new Set([chunk]);
  // What is added meanwhile is gone through, too.
  for (const { imports } of found)
    for (const file of imports) {
      const imported = chunkOf(file);
      if (imported) found.add(imported);
    }
  return [...found];
}
