import { outlinedNumeral } from '@liora/art/outlinedNumeral';
import { placeCover } from '@liora/art/placeCoverAtOnce';
import { planCover } from '@liora/art/planCover';
import type { DateSheet, SheetStop } from '@liora/domain/contract/dateSheet';
import type { PlanPlace } from '@liora/domain/contract/planCards';
import { sheetBlock } from '@liora/domain/rules/dateFile';
import { escapedHtml } from '@liora/domain/rules/escapedHtml';
import { spokenLanguage } from '../../../language.ts';
import { dateFileText } from './dateFile.text.ts';

export interface StopPicture {
  place: Pick<PlanPlace, 'place_id' | 'category' | 'subcategory' | 'types'>;
  /** WebP; null: the drawn cover. */
  photo: Buffer | null;
}

interface Page {
  sheet: DateSheet;
  cover: {
    id: string;
    theme: string | null;
    stops: readonly { latitude: number | null; longitude: number | null }[];
  };
  /** SVG. */
  map: string | null;
  /** iCalendar. */
  calendar: string;
  /** One for each stop, or none at all. */
  pictures: readonly StopPicture[];
}

const COVER = { width: 960, height: 420, light: 'day' as const };
const STOP_COVER = { width: 320, height: 240, light: 'day' as const };

/** It loads nothing from anywhere: pictures are in the page, and there is no script that runs. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0 auto;max-width:760px;padding:0 20px 48px;background:#fdf9f2;color:#2a1624;font:17px/1.5 system-ui,sans-serif}
.cover{display:block;width:calc(100% + 40px);margin:0 -20px;height:auto}
h1,h2{font-family:Georgia,'Times New Roman',serif;font-weight:400;overflow-wrap:anywhere}
h1{margin:24px 0 4px;font-size:clamp(30px,8vw,46px);line-height:1.1;letter-spacing:-.02em}h2{margin:0;font-size:24px;line-height:1.2}
.day{margin:0;font-size:19px;font-weight:600}p{margin:0 0 8px;overflow-wrap:anywhere}.soft{color:#66515c}
.said{margin:20px 0;white-space:pre-line}.map{margin:24px 0}.map img{display:block;width:100%;height:auto;border-radius:16px}
figcaption{padding-top:6px;color:#66515c;font-size:13px}ol{margin:28px 0;padding:0;list-style:none}
li{display:grid;grid-template-columns:104px 1fr;gap:18px;padding:22px 0;border-top:1px solid #e6dccf;break-inside:avoid}
li img{width:104px;height:104px;object-fit:cover;border-radius:14px}.time{font-weight:700}
.note{padding-left:14px;border-left:3px solid #e2a23b;white-space:pre-line}.leg{margin:0;padding:10px 0;color:#66515c;font-size:15px}
.doing{display:flex;flex-wrap:wrap;gap:10px}a{color:#96293f}.doing a{display:inline-block;padding:11px 16px;border-radius:99px;background:#f0e5d8;color:#2a1624;text-decoration:none}
footer{margin-top:32px;padding-top:20px;border-top:1px solid #e6dccf;color:#66515c;font-size:14px}
@media print{body{background:none}.doing{display:none}}`;

const svgAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const paragraph = (words: string | null, kind = '') =>
  words ? `<p${kind && ` class="${kind}"`}>${escapedHtml(words)}</p>\n` : '';

/** A date as one page. Pictures carry where they belong, so that Liora shows them, too. */
export function dateFilePage({ sheet, cover, map, calendar, pictures }: Page): string {
  const drawn = planCover({
    ...COVER,
    id: cover.id,
    theme: cover.theme,
    stops: cover.stops.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
    numeral: outlinedNumeral,
  });
  return `${head(sheet.title)}<body>
<img class="cover" data-of="cover" src="${svgAddress(drawn)}" width="${COVER.width}" height="${COVER.height}" alt="">
<h1>${escapedHtml(sheet.title)}</h1>
${paragraph(sheet.day, 'day')}${paragraph(sheet.about.join(' · '), 'soft')}${paragraph(sheet.description, 'said')}${
  map ? figure(map, sheet) : ''
}<p class="doing"><a download="liora.ics" href="data:text/calendar;base64,${Buffer.from(calendar).toString('base64')}">${escapedHtml(dateFileText.calendar)}</a></p>
<ol>
${sheet.stops.map((stop, index) => stopItem(stop, index, pictures[index])).join('')}</ol>
<footer>${paragraph(sheet.made)}${paragraph(dateFileText.checked)}</footer>
${sheetBlock(sheet)}
</body>
</html>
`;
}

const head = (title: string) => `<!doctype html>
<html lang="${spokenLanguage()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapedHtml(title)}</title>
<style>${STYLE}</style>
</head>
`;

const figure = (svg: string, { title, map_attribution }: DateSheet) =>
  `<figure class="map"><img data-of="map" src="${svgAddress(svg)}" width="1200" height="800" alt="${escapedHtml(dateFileText.mapOf(title))}"><figcaption>${escapedHtml(map_attribution ?? '')}</figcaption></figure>
`;

function stopItem(stop: SheetStop, index: number, picture: StopPicture | undefined): string {
  const { name, time, about, address, hours, note, leg } = stop;
  const image = picture
    ? `<img data-of="${index}" src="${pictureAddress(picture)}" width="104" height="104" alt="">`
    : '<span></span>';
  return `<li>${image}<div>
${paragraph(time, 'time')}<h2>${index + 1}. ${escapedHtml(name)}</h2>
${paragraph(about.join(' · '), 'soft')}${paragraph(address)}${paragraph(hours, 'soft')}${paragraph(note, 'note')}${actions(stop)}${paragraph(leg && `↓ ${leg}`, 'leg')}</div></li>
`;
}

const pictureAddress = ({ photo, place }: StopPicture) =>
  photo
    ? `data:image/webp;base64,${photo.toString('base64')}`
    : svgAddress(placeCover({ ...coverOf(place), ...STOP_COVER }));

const coverOf = ({ place_id: id, category, subcategory, types }: StopPicture['place']) => ({
  id,
  category: category ?? '',
  subcategory,
  types,
});

/** What a phone does by itself, without a connection where it can. */
function actions({ phone, website, spot, name }: SheetStop): string {
  const links = [
    phone && link(`tel:${phone.replaceAll(/[^+\d]/g, '')}`, dateFileText.call),
    spot && link(mapsAddress(spot, name), dateFileText.directions),
    website && /^https?:/i.test(website) && link(website, dateFileText.website),
  ].filter(Boolean);
  return links.length > 0 ? `<p class="doing">${links.join(' ')}</p>\n` : '';
}

const link = (address: string, words: string) =>
  `<a href="${escapedHtml(address)}" rel="noreferrer">${escapedHtml(words)}</a>`;

/** Opened by the map that a phone has. */
const mapsAddress = ({ latitude, longitude }: NonNullable<SheetStop['spot']>, name: string) =>
  `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`;
