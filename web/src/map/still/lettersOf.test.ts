import { expect, test } from 'vitest';
import { lioraStyle } from '../style/lioraStyle.ts';
import { loadLetters } from '../style/mapFonts.ts';
import type { MapTokens } from '../style/mapTokens.ts';
import { lettersOf } from './paintNames.ts';
import { frameAt } from './stillFrame.ts';
import { stillParts } from './stillParts.ts';

const TOKENS = new Proxy({}, { get: (_, name) => String(name) }) as MapTokens;
const SAN_FRANCISCO = { lat: 37.7793, lng: -122.4193 };

async function letters(zoom: number) {
  const style = lioraStyle({ tokens: TOKENS, basemap: { kind: 'drawn' }, route: [] });
  const frame = frameAt(SAN_FRANCISCO, zoom, { width: 800, height: 600 });
  const partsOf = await stillParts(style, null, frame, new AbortController().signal);
  return lettersOf(style.layers, partsOf, frame);
}

test('FIX-72 a still map writes with the letters that the page has, and asks for no more than it writes', async () => {
  const written = await letters(15);
  expect(written.size).toBeGreaterThan(1);
  for (const font of written.keys()) expect(font).toMatch(/^[56]00 [\d.]+px "Figtree Variable"/);
  const asked: [string, string][] = [];
  const fonts = { load: async (font: string, text: string) => void asked.push([font, text]) };
  await loadLetters(written, fonts as unknown as FontFaceSet);
  expect(asked).toEqual([...written]);
});

test('FIX-73 letters that do not arrive are not waited for longer than a failed one', async () => {
  const fonts = { load: () => Promise.reject(new Error('no connection')) };
  await loadLetters(new Map([['600 16px "Figtree Variable"', 'a']]), fonts as unknown as FontFaceSet);
});
