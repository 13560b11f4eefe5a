import { renderAsync } from '@resvg/resvg-js';

/** What link previews ask for: 1.91 to 1, large enough for every network. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** One picture is drawn at a time: it takes a whole core for a tenth of a second, and requests come first. */
const AT_ONCE = 1;
const WAITING_MAX = 50;

let drawing = 0;
const waiting: (() => void)[] = [];

async function turn(): Promise<boolean> {
  if (drawing < AT_ONCE) {
    drawing += 1;
    return true;
  }
  if (waiting.length >= WAITING_MAX) return false;
  await new Promise<void>((resolve) => waiting.push(resolve));
  return true;
}

function done(): void {
  const next = waiting.shift();
  if (next) next();
  else drawing -= 1;
}

/** The PNG of one of our own drawings, so wide, or null when too many wait to be drawn already. */
export async function drawPng(svg: string, width = PREVIEW_WIDTH): Promise<Buffer | null> {
  if (!(await turn())) return null;
  try {
    const image = await renderAsync(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    return image.asPng();
  } finally {
    done();
  }
}
