import { circle, ellipse, num, path, rect, shape } from '../svg.ts';

export type Tone = 'light' | 'dark';

const svg = (u: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${u} ${u}" width="${u}" height="${u}" aria-hidden="true" focusable="false">${inner}</svg>`;

/** Nothing here yet: one lit window in a sleeping wall, `size` CSS pixels square. */
export function litWindow(size: number, tone: Tone = 'light'): string {
  const u = size;
  const w =
    tone === 'light'
      ? { a: '#f0e4d2', b: '#e3d3bb', l: '#ffd98f', x: '#d9573f', d: '#3a2233', c: '#7d8f57' }
      : { a: '#2c1d28', b: '#3a2834', l: '#ffc766', x: '#ff8a66', d: '#120a12', c: '#6c7c4b' };
  let s = '';
  const win = (x: number, y: number, lit: boolean) =>
    shape(
      path`M${x - u * 0.07} ${y}v${-u * 0.12}a${u * 0.07} ${u * 0.07} 0 0 1 ${u * 0.14} 0
      v${u * 0.12}z`,
      lit ? w.l : w.b,
    ) +
    (lit
      ? rect(x - u * 0.003, y - u * 0.185, u * 0.006, u * 0.185, w.d, { 'fill-opacity': 0.5 }) +
        rect(x - u * 0.07, y - u * 0.1, u * 0.14, u * 0.006, w.d, { 'fill-opacity': 0.5 })
      : '') +
    rect(x - u * 0.085, y, u * 0.17, u * 0.014, lit ? w.x : w.b);
  s += circle(u / 2, u / 2, u * 0.46, w.a);
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 3; i++) {
      const x = u * (0.27 + i * 0.23);
      const y = u * (0.37 + j * 0.24);
      s += win(x, y, i === 1 && j === 1);
    }
  s += shape(
    path`M${u * 0.44} ${u * 0.61}q${u * 0.005} ${-u * 0.02} ${u * 0.02} ${-u * 0.02}
      h${u * 0.08}q${u * 0.015} 0 ${u * 0.02} ${u * 0.02}v${u * 0.005}h${-u * 0.12}z`,
    w.c,
  );
  return svg(u, s);
}

/** No results: a street lamp over empty cobbles. Two on one page need different `uid`s. */
export function lampPost(size: number, tone: Tone = 'light', uid = 'lamp'): string {
  const u = size;
  const w =
    tone === 'light'
      ? { a: '#f0e4d2', b: '#dccab0', l: '#ffd98f', d: '#3a2233' }
      : { a: '#2c1d28', b: '#43303b', l: '#ffc766', d: '#0f0810' };
  const s = circle(u / 2, u / 2, u * 0.46, w.a);
  const id = `${uid.replace(/[^\w-]/g, '')}_0`;
  const defs = `<clipPath id="${id}"><circle cx="${u / 2}" cy="${u / 2}" r="${num(u * 0.46)}"/></clipPath>`;
  let g =
    shape(path`M${u * 0.5} ${u * 0.3}L${u * 0.8} ${u * 0.8}H${u * 0.2}z`, w.l, {
      'fill-opacity': tone === 'light' ? 0.55 : 0.22,
    }) + rect(0, u * 0.78, u, u * 0.3, w.b);
  for (let j = 0; j < 3; j++)
    for (let i = -1; i < 9; i++)
      g += ellipse(
        u * (0.06 + i * 0.13 + (j % 2) * 0.065),
        u * (0.82 + j * 0.055),
        u * 0.052,
        u * 0.018,
        w.a,
        { 'fill-opacity': 0.6 },
      );
  g += ellipse(u * 0.5, u * 0.82, u * 0.24, u * 0.035, w.l, { 'fill-opacity': tone === 'light' ? 0.9 : 0.5 });
  g +=
    rect(u * 0.488, u * 0.34, u * 0.024, u * 0.48, w.d) +
    rect(u * 0.455, u * 0.8, u * 0.09, u * 0.03, w.d, { rx: u * 0.008 }) +
    shape(path`M${u * 0.45} ${u * 0.22}h${u * 0.1}l${-u * 0.018} ${u * 0.12}h${-u * 0.064}z`, w.l) +
    shape(path`M${u * 0.435} ${u * 0.225}L${u * 0.5} ${u * 0.16}L${u * 0.565} ${u * 0.225}z`, w.d) +
    rect(u * 0.46, u * 0.335, u * 0.08, u * 0.016, w.d) +
    circle(u * 0.5, u * 0.285, u * 0.022, '#fff6dc');
  return svg(u, `<defs>${defs}</defs>${s}<g clip-path="url(#${id})">${g}</g>`);
}

/** Errors: the shutters are closed, a note on the sill. */
export function shutters(size: number, tone: Tone = 'light'): string {
  const u = size;
  const w =
    tone === 'light'
      ? { a: '#f0e4d2', b: '#dccab0', c: '#7d8f57', e: '#66764a', p: '#fffdfa', x: '#eb6041', d: '#3a2233' }
      : { a: '#2c1d28', b: '#43303b', c: '#6c7c4b', e: '#566339', p: '#f9eee1', x: '#ff8a6b', d: '#0f0810' };
  let s =
    circle(u / 2, u / 2, u * 0.46, w.a) +
    shape(
      path`M${u * 0.27} ${u * 0.7}V${u * 0.42}a${u * 0.23} ${u * 0.23} 0 0 1 ${u * 0.46} 0
      V${u * 0.7}z`,
      w.b,
    );
  for (const q of [0, 1]) {
    const x = q ? u * 0.508 : u * 0.3;
    s += shape(
      q
        ? path`M${x} ${u * 0.69}V${u * 0.228}a${u * 0.2} ${u * 0.2} 0 0 1 ${u * 0.192} ${u * 0.195}
      V${u * 0.69}z`
        : path`M${u * 0.492} ${u * 0.69}V${u * 0.228}
      a${u * 0.2} ${u * 0.2} 0 0 0 ${-u * 0.192} ${u * 0.195}V${u * 0.69}z`,
      w.c,
    );
    for (let m = 0; m < 7; m++)
      s += rect(x + u * 0.026, u * (0.37 + m * 0.042), u * 0.14, u * 0.014, w.e, { rx: u * 0.007 });
  }
  s +=
    rect(u * 0.24, u * 0.7, u * 0.52, u * 0.035, w.p, { rx: u * 0.008 }) +
    rect(u * 0.24, u * 0.728, u * 0.52, u * 0.012, w.d, { 'fill-opacity': 0.14 });
  s += `<g transform="rotate(-7 ${num(u * 0.5)} ${num(u * 0.52)})">${rect(u * 0.42, u * 0.44, u * 0.16, u * 0.17, w.p, { rx: u * 0.01 })}${rect(u * 0.445, u * 0.49, u * 0.11, u * 0.012, w.d, { 'fill-opacity': 0.35 })}${rect(u * 0.445, u * 0.52, u * 0.08, u * 0.012, w.d, { 'fill-opacity': 0.35 })}${circle(u * 0.5, u * 0.455, u * 0.016, w.x)}</g>`;
  return svg(u, s);
}
