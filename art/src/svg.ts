/** Further SVG attributes of an element; numbers are rounded like all others. */
export type Attributes = Record<string, string | number>;

/** One decimal is exact enough for the eye and keeps the markup small and stable. */
export const num = (v: number) => String(Math.round(v * 10) / 10);

const attributes = (o: Attributes = {}) =>
  Object.entries(o)
    .map(([name, v]) => ` ${name}="${typeof v === 'number' ? num(v) : v}"`)
    .join('');

export const rect = (x: number, y: number, w: number, h: number, fill: string, o?: Attributes) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${attributes(o)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, o?: Attributes) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributes(o)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, o?: Attributes) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(o)}/>`;

/** A filled path. */
export const shape = (d: string, fill: string, o?: Attributes) =>
  `<path d="${d}" fill="${fill}"${attributes(o)}/>`;

/** A stroked path with round ends. */
export const line = (d: string, stroke: string, width: number, o?: Attributes) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(o)}/>`;

export const group = (inner: string, transform: string, o?: Attributes) =>
  `<g${transform ? ` transform="${transform}"` : ''}${attributes(o)}>${inner}</g>`;

/** Path data with its numbers rounded; line breaks in the template are for the reader and dropped. */
export function path(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((d, part, i) => {
    const value = values[i];
    return d + part.replace(/\n\s*/g, '') + (value === undefined ? '' : num(value));
  }, '');
}
