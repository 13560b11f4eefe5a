import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The product's faces as the build of the web names their files: with a hash behind. What the basic letters come in takes
 * precedence, as the later rule of two; what it lacks comes from the other.
 */
const FACES = ['latin', 'basic'].flatMap((letters) => [
  { family: 'Fraunces', file: fileOf(`fraunces-${letters}`), weights: '390 560' },
  { family: 'Figtree', file: fileOf(`figtree-${letters}`), weights: '400 700' },
]);

/** The rules that bring the product's fonts to a page beside the web app; empty before its first build. */
export function mailboxFonts(webRoot: string): string {
  const files = filesIn(path.join(webRoot, 'assets'));
  return FACES.flatMap(({ family, file, weights }) => {
    const found = files.find((name) => file.test(name));
    return found
      ? `@font-face { font-family: "${family}"; src: url("/assets/${found}") format("woff2"); font-weight: ${weights}; font-display: swap; }\n`
      : [];
  }).join('');
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** As the build names it, not a longer name that begins like it. */
function fileOf(name: string): RegExp {
  return new RegExp(`^${name}-(?!ext-|italic-)[\\w-]+\\.woff2$`);
}
