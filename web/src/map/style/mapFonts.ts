/**
 * MapLibre draws labels with page fonts when a style names no glyph server, and reads weight and
 * slant out of the family name ("semibold", "italic"). The families are declared in mapFonts.css from
 * the variable Figtree files. The style key `font-faces` cannot do this: it always draws a
 * variable file at weight 400.
 */
export const LABEL_FONT = ['Liora Map Semibold'];
export const WATER_FONT = ['Liora Map Medium Italic'];

/** The page's own, of which LABEL_FONT is one weight. */
const PAGE_FONT = 'Figtree Variable';

/** The page's own letters as a canvas asks for them: `size` in CSS pixels, `family` one of a style's. */
export const fontOfPage = (family: string, size: number): string =>
  `${isSlanted(family) ? 500 : 600} ${size}px "${PAGE_FONT}", sans-serif`;

/** The page has no slanted letters at hand: a canvas slants its upright ones itself. */
export const isSlanted = (family: string): boolean => family.includes('Italic');

/** Labels in a system font are better than a map that waits for its letters. */
const TIMEOUT_MS = 2000;

/**
 * Loads the files before the first label is drawn. The second string asks for the files of rarer letters, which MapLibre
 * would not wait for and would draw in a system font.
 */
export async function loadMapFonts(fonts: FontFaceSet = document.fonts): Promise<void> {
  const wanted = [
    fonts.load(`600 16px "${LABEL_FONT[0]}"`, 'Aa'),
    fonts.load(`600 16px "${LABEL_FONT[0]}"`, 'ÑŁ'),
    fonts.load(`italic 500 16px "${WATER_FONT[0]}"`, 'Aa'),
  ];
  await inTime(wanted);
}

/**
 * Loads what the page lacks of these letters, by font: mostly nothing. A font that arrives has the browser style the whole
 * page again.
 */
export async function loadLetters(
  letters: ReadonlyMap<string, string>,
  fonts: FontFaceSet = document.fonts,
): Promise<void> {
  await inTime([...letters].map(([font, text]) => fonts.load(font, text)));
}

async function inTime(wanted: Promise<unknown>[]): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.allSettled(wanted), timeout]);
}
