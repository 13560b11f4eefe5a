import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './sourceFiles.ts';

/*
 * `npm run fonts`: cuts the font files of web/src/styles/fonts out of the whole families, to the letters, weights and axes
 * that the style sheets use. Run it when they use others; fonts.css and mapFonts.css tell the browser the same ranges.
 */
const FOLDER = path.join(ROOT, 'web/src/styles/fonts');

type Range = number | { min: number; max: number };

/** `SOFT` and `WONK` as --display-axes has them; `opsz` follows the size of the text by itself, from 16 to 72 px. */
const DISPLAY: Record<string, Range> = { SOFT: 100, WONK: 0, opsz: { min: 16, max: 72 } };

/**
 * What a first visit fetches before it paints: the signs of our own texts, and the letters of most names in Western Europe.
 * The ranges are as the style sheets write them in `unicode-range`; no letter stands in two files of one face.
 */
const BASIC =
  'U+0020-007E, U+00A0, U+00A3, U+00A9, U+00B7, U+00C4, U+00C9, U+00D6, U+00DC, U+00DF-00E5, U+00E7-00EB, U+00ED, ' +
  'U+00F1, U+00F3-00F6, U+00F8, U+00FA-00FC, U+2009, U+2013-2014, U+2018-2019, U+201C-201E, U+2022, U+2026, U+202F, ' +
  'U+20AC';
const LATIN =
  'U+00A1-00A2, U+00A4-00A8, U+00AA-00B6, U+00B8-00C3, U+00C5-00C8, U+00CA-00D5, U+00D7-00DB, U+00DD-00DE, U+00E6, ' +
  'U+00EC, U+00EE-00F0, U+00F2, U+00F7, U+00F9, U+00FD-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, ' +
  'U+0304, U+0308, U+0329, U+2000-2008, U+200A-2012, U+2015-2017, U+201A-201B, U+201F-2021, U+2023-2025, U+2027-202E, ' +
  'U+2030-206F, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, ' +
  'U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

interface Cut {
  source: string;
  letters: string;
  axes: Record<string, Range>;
}

const upright = { ...DISPLAY, wght: { min: 390, max: 560 } };
const CUTS: Record<string, Cut> = {
  'fraunces-basic': { source: 'fraunces/files/fraunces-latin-full-normal', letters: BASIC, axes: upright },
  'fraunces-latin': { source: 'fraunces/files/fraunces-latin-full-normal', letters: LATIN, axes: upright },
  'fraunces-latin-ext': {
    source: 'fraunces/files/fraunces-latin-ext-full-normal',
    letters: LATIN_EXTENDED,
    axes: upright,
  },
  'fraunces-latin-italic': {
    source: 'fraunces/files/fraunces-latin-full-italic',
    letters: `${BASIC}, ${LATIN}`,
    // Words of people and of ours beside a place, all of about this size.
    axes: { ...DISPLAY, opsz: 20, wght: 380 },
  },
  'figtree-basic': {
    source: 'figtree/files/figtree-latin-wght-normal',
    letters: BASIC,
    axes: { wght: { min: 400, max: 700 } },
  },
  'figtree-latin': {
    source: 'figtree/files/figtree-latin-wght-normal',
    letters: LATIN,
    axes: { wght: { min: 400, max: 700 } },
  },
  'figtree-latin-ext': {
    source: 'figtree/files/figtree-latin-ext-wght-normal',
    letters: LATIN_EXTENDED,
    axes: { wght: { min: 400, max: 700 } },
  },
  'figtree-latin-italic': {
    source: 'figtree/files/figtree-latin-wght-italic',
    letters: `${BASIC}, ${LATIN}`,
    axes: { wght: 500 },
  },
};

function lettersOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

const { resolve } = createRequire(import.meta.url);
for (const [name, { source, letters, axes }] of Object.entries(CUTS)) {
  const whole = readFileSync(resolve(`@fontsource-variable/${source}.woff2`));
  const cut = await subsetFont(whole, lettersOf(letters), { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(path.join(FOLDER, `${name}.woff2`), cut);
  console.log(
    `${name}.woff2: ${(cut.length / 1000).toFixed(1)} KB of ${(whole.length / 1000).toFixed(1)} KB`,
  );
}
