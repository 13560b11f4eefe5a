import { formatDay } from '@liora/domain/i18n/formatDay';
import { escapedHtml } from '@liora/domain/rules/escapedHtml';
import { moodTexts } from '@liora/domain/rules/moods.text';
import { spokenLanguage } from '../../../language.ts';
import type { BookMemory } from './book.queries.ts';
import { bookText } from './book.text.ts';

/** In one way for all readers of a language: a book is the same page to both. */
const dayWords = (day: string) => formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' });

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0 auto;max-width:760px;padding:48px 24px;background:#fdf9f2;color:#35222f;font:17px/1.55 Georgia,'Times New Roman',serif}
header{padding:72px 0 56px;text-align:center}h1{margin:0;font-size:64px;font-weight:400;letter-spacing:-.02em}
header p,.about,footer{color:#6d5a66;font-family:system-ui,sans-serif;font-size:15px}
article{padding:40px 0;border-top:1px solid #e6dccf;break-inside:avoid}h2{margin:0 0 4px;font-size:30px;font-weight:400;line-height:1.2}
.about{margin:0 0 20px}.words{margin:0 0 20px;font-size:20px;font-style:italic;white-space:pre-line}
blockquote{margin:0 0 20px;padding-left:18px;border-left:3px solid #e2a23b;white-space:pre-line}
.photos{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:14px}figure{margin:0;break-inside:avoid}
img{display:block;width:100%;height:auto;border-radius:10px}figcaption{padding-top:6px;color:#6d5a66;font:14px/1.4 system-ui,sans-serif}
h1,h2,.words,blockquote,figcaption,.about{overflow-wrap:anywhere}
@page{margin:16mm}@media print{body{max-width:none;padding:0;background:none}header{min-height:80vh;display:grid;align-content:center;break-after:page}}`;

/** It loads nothing from anywhere: pictures are in the page, and there is no script. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

export const bookHead = (year: number, count: number): string => `<!doctype html>
<html lang="${spokenLanguage()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapedHtml(bookText.title(String(year)))}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${escapedHtml(bookText.title(String(year)))}</h1><p>${escapedHtml(bookText.count(count))}</p></header>
`;

export function memoryHead({ place_name, day, rating, mood, reflection, words }: BookMemory): string {
  const about = [dayWords(day), bookText.outOf(rating), ...(mood ? [moodTexts[mood]] : [])].join(' · ');
  return `<article>
<h2>${escapedHtml(place_name)}</h2>
<p class="about">${escapedHtml(about)}</p>
${reflection ? `<p class="words">${escapedHtml(reflection)}</p>\n` : ''}${words
  .map((said) => `<blockquote>${escapedHtml(said)}</blockquote>\n`)
  .join('')}<div class="photos">
`;
}

export interface BookPhoto {
  width: number;
  height: number;
  caption: string | null;
}

export function photoFigure(photo: BookPhoto, picture: Buffer, alt: string): string {
  const caption = photo.caption ? `<figcaption>${escapedHtml(photo.caption)}</figcaption>` : '';
  return `<figure><img src="data:image/webp;base64,${picture.toString('base64')}" width="${photo.width}" height="${photo.height}" alt="${escapedHtml(photo.caption ?? alt)}">${caption}</figure>
`;
}

export const memoryFoot = '</div>\n</article>\n';

/** `notes`: what there was no room for. */
export const bookFoot = (notes: readonly string[]): string =>
  `<footer>${notes.map((note) => `<p>${escapedHtml(note)}</p>`).join('')}</footer>\n</body>\n</html>\n`;
